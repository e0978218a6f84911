import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { SportBonusesMainData } from '../main-data.ts'

/** hasActiveSportBettingBonus (EN-021); false for a guest. */
export const mainData = defineMainData({
  name: 'sport-bonuses',
  schema: SportBonusesMainData,
  read: (player_id) => sql`(
    select exists (select from sportsbook_sport_bonuses.bonuses where player_id = ${player_id} and status in ('rollover', 'applied', 'waiting')))`,
  fields: (row) => ({ hasActiveSportBettingBonus: row === true }),
})
