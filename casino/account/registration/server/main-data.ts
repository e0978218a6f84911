import { sql } from 'kysely'
import type { MainDataPart } from '#kernel/slice.ts'

interface Row {
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly currency: string
}

/** Forms that /rest/registration-form/ can give (EN-018), and how their funnel asks for confirmation (EN-017). */
const registration = {
  REGISTER_VARIANT_LIST: ['default'],
  registrationFunnel: {
    funnelType: 'opened_funnel',
    version: 'v2',
    isShowConfirmPopup: false,
    popupTimeout: 0,
    isNeedConfirmAllContacts: false,
  },
}

/** EN-001…010, 016…018: who is looking, as far as the page may know. */
export const mainData: MainDataPart = {
  read: (player_id) => sql`(
    select json_build_object('login', login, 'email', email, 'phone', phone, 'currency', currency,
                             'email_confirmed', email_confirmed_at is not null, 'phone_confirmed', phone_confirmed_at is not null)
      from account_registration.players where id = ${player_id})`,
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
      Registration: { complete: player !== null, minimalAge: house.jurisdiction.minimum_age, ...registration },
    }
  },
}
