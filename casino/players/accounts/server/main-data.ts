import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { flowsOf, funnelOf } from '../flows.ts'
import { formVariants } from '../forms.ts'
import { PlayerMainData } from '../main-data.ts'

interface Row {
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly currency: string
  readonly registration_source: string | null
  readonly is_confirmed: boolean
}

/** EN-016, API-021: whether both confirmations were given and there is a contact (which another player's confirmation can take away). */
const isComplete = ({ is_confirmed, email, phone }: Row): boolean => is_confirmed && (email !== null || phone !== null)

/** EN-001…010, 016…018, 023, 024: the signed-in player's own data. */
export const mainData = defineMainData({
  name: 'player',
  schema: PlayerMainData,
  read: (player_id) => sql`(
    select json_build_object('login', login, 'email', email, 'phone', phone, 'currency', currency,
                             'email_confirmed', email_confirmed_at is not null, 'phone_confirmed', phone_confirmed_at is not null,
                             'registration_source', registration_source,
                             'is_confirmed', age_confirmed_at is not null and agreements_confirmed_at is not null)
      from players_accounts.players where id = ${player_id})`,
  fields: (row, { house, visitor }) => {
    const player = row as Row | null
    return {
      isGuest: player === null,
      isMobile: visitor.is_mobile ?? false,
      login: player?.login ?? null,
      nickname: player?.login ?? null,
      email: player?.email ?? null,
      phone: player?.phone ?? null,
      primaryContact: player?.email ? 'email' : player?.phone ? 'phone' : null,
      confirmed: player?.phone_confirmed ?? false,
      emailConfirmed: player?.email_confirmed ?? false,
      currency: player?.currency ?? house.brand.currency,
      Registration: {
        complete: player !== null && isComplete(player),
        minimalAge: house.jurisdiction.minimum_age,
        REGISTER_VARIANT_LIST: [...formVariants],
        registrationFunnel: funnelOf(flowsOf(house.brand.name), player?.registration_source ?? null),
      },
      bonusPromoData: { show: player === null && house.brand.welcome.money_minor > 0 },
      welcomePackage: { fsAmount: house.brand.welcome.free_spins, moneyAmount: house.brand.welcome.money_minor },
    }
  },
})
