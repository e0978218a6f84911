import { sql } from 'kysely'
import type { PersonalData } from '#kernel/personal-data/personal-data.ts'
import type { Retention } from '#kernel/personal-data/retention.ts'
import { former_contact_life_ms } from '../rules.ts'

export const personalData: PersonalData = {
  tables: {
    players: {
      id_column: 'id',
      exported: [
        'login',
        'email',
        'email_confirmed_at',
        'phone',
        'phone_confirmed_at',
        'proved_at',
        'currency',
        'country',
        'language',
        'age_confirmed_at',
        'agreements_confirmed_at',
        'registration_source',
        'invited_by',
        'gift_id',
        'referer',
        'created_at',
      ],
      erased: 'by-the-slice',
    },
    former_contacts: { exported: ['kind', 'contact', 'confirmed_at', 'left_at'], erased: 'deleted' },
  },
  /**
   * The row stays, because the ledger and the races refer to its id; its handle is replaced with a random one and its contacts are
   * cleared.
   */
  erase: async (tx, house, player_id) => {
    const login = `erased-${house.random.hex(6)}`
    await sql`
      update players_accounts.players
         set login = ${login}, erased_at = ${house.clock.now()}, email = null, email_confirmed_at = null, phone = null,
             phone_confirmed_at = null, registration_source = null, invited_by = null, gift_id = null, referer = null
       where id = ${player_id}`.execute(tx)
  },
}

export const retention: readonly Retention[] = [
  // No letter of then can take the account back any more.
  { table: 'former_contacts', column: 'left_at', keep_ms: former_contact_life_ms },
]
