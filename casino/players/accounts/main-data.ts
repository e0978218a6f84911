import { Type, type Static } from 'typebox'
import { FunnelView } from './contract.ts'

const text = Type.Union([Type.String(), Type.Null()])

/** EN-001…010, 016…018, 023, 024: the signed-in player's own data. */
export const PlayerMainData = Type.Object({
  isGuest: Type.Boolean(),
  isMobile: Type.Boolean(),
  login: text,
  nickname: text,
  email: text,
  phone: text,
  primaryContact: Type.Union([Type.Literal('email'), Type.Literal('phone'), Type.Null()]),
  confirmed: Type.Boolean(),
  emailConfirmed: Type.Boolean(),
  currency: Type.String(),
  Registration: Type.Object({
    complete: Type.Boolean(),
    minimalAge: Type.Integer(),
    REGISTER_VARIANT_LIST: Type.Array(Type.String()),
    registrationFunnel: FunnelView,
  }),
  /** EN-024: whether a guest may be told, by a window, what registration brings. */
  bonusPromoData: Type.Object({ show: Type.Boolean() }),
  welcomePackage: Type.Object({ fsAmount: Type.Integer(), moneyAmount: Type.Integer() }),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly player: Static<typeof PlayerMainData>
  }
}
