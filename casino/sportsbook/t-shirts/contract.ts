import { Type, type Static } from 'typebox'
import { Competitor, type Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { sizes } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const SizeName = Type.Enum([...sizes])
/** What a form sends: whether it is an address is said by field. No control characters: the database takes no NUL. */
const Typed = Type.String({ pattern: '^[^\\u0000-\\u001F]{0,300}$' })

const Team = Type.Object({
  /** A club of the catalogue; the T-shirt is drawn from its crest's colours. */
  team: Competitor,
  sizes: Type.Array(Type.Object({ size: SizeName, left: Type.Integer() })),
})
export type Team = Static<typeof Team>

export const TShirtOffer = Type.Object({
  endsAt: Timestamp,
  addressUntil: Timestamp,
  /** Whether a T-shirt can still be chosen. */
  isOpen: Type.Boolean(),
  /** Settled bets with cash since the offer began that it takes, and how many the player has. */
  bets: Type.Object({ needed: Type.Integer(), done: Type.Integer() }),
  teams: Type.Array(Team),
})
export type TShirtOffer = Static<typeof TShirtOffer>

const Delivery = Type.Object({ recipient: Type.String(), phone: Type.String(), city: Type.String(), place: Type.String() })

export const TShirtChoice = Type.Object({
  team: Competitor,
  size: SizeName,
  chosenAt: Timestamp,
  state: Type.Enum(['waits-for-address', 'packing', 'sent']),
  sentAt: OrNull(Timestamp),
  /** Where it is sent, as long as that is kept. */
  delivery: OrNull(Delivery),
})
export type TShirtChoice = Static<typeof TShirtChoice>

export const TShirtActivity = Type.Object({ offer: OrNull(TShirtOffer), choice: OrNull(TShirtChoice) })
export type TShirtActivity = Static<typeof TShirtActivity>

export const getTShirt = endpoint({
  route: 'GET /rest/sport-betting/t-shirt/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: TShirtActivity }),
  rows: ['API-129', 'SP-008'],
  summary: 'The T-shirts on offer, by club and size, and the one that the player chose',
})

export const chooseTShirt = endpoint({
  route: 'POST /rest/sport-betting/t-shirt/',
  who: 'player',
  effect: 'changes',
  body: Type.Object(
    { size: SizeName, team: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: TShirtChoice }),
  refusals: ['t-shirt-none', 't-shirt-unknown', 't-shirt-bets', 't-shirt-gone', 't-shirt-chosen', 't-shirt-not-now'],
  rows: ['API-130', 'SP-008'],
  summary: 'Chooses a T-shirt, once in an offer',
})

export const sayDelivery = endpoint({
  route: 'POST /rest/sport-betting/t-shirt/delivery/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ recipient: Typed, phone: Typed, city: Typed, place: Typed }, { additionalProperties: false }),
  reply: Type.Object({ data: TShirtChoice }),
  refusals: ['t-shirt-not-chosen', 't-shirt-sent', 't-shirt-not-now', 'check-the-form'],
  rows: ['SP-008'],
  summary: 'Says where the chosen T-shirt is sent; until it is, another address takes the place of the first',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 't-shirts': { readonly sports: readonly Sport[]; readonly activity: TShirtActivity }
  }
}
