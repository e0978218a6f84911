import { sql } from 'kysely'
import type { MainDataPart } from '#kernel/slice.ts'

/** EN-013: by which other services this player can sign in. */
export const mainData: MainDataPart = {
  read: (player_id) => sql`(select json_agg(provider order by linked_at) from account_social_sign_in.links where player_id = ${player_id})`,
  fields: (row) => ({ activeSocialAccounts: row ?? [] }),
}
