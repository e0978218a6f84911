import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { BonusesMainData } from '../main-data.ts'

/** activeBonusId (EN-020); null for a guest and for who plays with cash alone. */
export const mainData = defineMainData({
  name: 'bonuses',
  schema: BonusesMainData,
  read: (player_id) => sql`(select id from bonuses_bonuses.bonuses where player_id = ${player_id} and state = 'applied')`,
  fields: (row) => ({ activeBonusId: row === null ? null : Number(row) }),
})
