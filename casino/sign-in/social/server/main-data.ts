import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { SocialMainData } from '../main-data.ts'

/** EN-013: the external providers that this player can sign in with. */
export const mainData = defineMainData({
  name: 'social',
  schema: SocialMainData,
  read: (player_id) => sql`(select json_agg(provider order by linked_at) from sign_in_social.links where player_id = ${player_id})`,
  fields: (row) => ({ activeSocialAccounts: (row as string[] | null) ?? [] }),
})
