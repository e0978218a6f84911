import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { readSports } from '#casino/sportsbook/catalogue/server/api.ts'
import { atKyivClock, kyivClock_ms } from '#kernel/clock/kyiv-day.ts'
import { countedPage } from '#kernel/contract/pages.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle, type Call } from '#kernel/http/handle.ts'
import { defineServerSlice, type PageComponents } from '#kernel/slice.ts'
import { getLeaderboard, type Leader } from '../contract.ts'
import { leaderboard_limit, mondayOf_ms, week_ms } from '../rules.ts'
import { texts } from '../texts.ts'
import { countWins } from './count-wins.ts'
import { leadersOf, placeOf, type PlacedRow } from './win-store.ts'

const weekOf = (now: Date): { readonly from: Date; readonly until: Date } => {
  const monday_ms = mondayOf_ms(kyivClock_ms(now))
  return { from: atKyivClock(monday_ms), until: atKyivClock(monday_ms + week_ms) }
}

const readLeaderboard = async ({ house, player_id, query }: Call<typeof getLeaderboard>) => {
  const week = weekOf(house.clock.now())
  const { limit = leaderboard_limit, offset = 0 } = query
  const { rows, total } = await leadersOf(house.db, week, limit, offset)
  const own = player_id === null ? undefined : await placeOf(house.db, week, player_id)
  const players = await playersByIds(house.db, [...new Set([...rows, ...(own ? [own] : [])].map((row) => row.player_id))])
  const leaderOf = (row: PlacedRow): Leader[] => {
    const login = players.get(row.player_id)?.login
    const { place, coefficient, bet_type } = row
    return login === undefined ? [] : [{ place, login, coefficient, betType: bet_type, isOwn: row.player_id === player_id }]
  }
  return {
    ...countedPage(rows.flatMap(leaderOf), total, offset),
    week: { from: week.from.toISOString(), until: week.until.toISOString() },
    own: own ? (leaderOf(own)[0] ?? null) : null,
  }
}

const components: PageComponents = { 'sport-leaderboard': async (viewer) => ({ sports: await readSports(viewer) }) }

export const slice = defineServerSlice({
  name: 'sportsbook/leaderboard',
  texts,
  routes: [handle(getLeaderboard, readLeaderboard)],
  migrations: new URL('./migrations/', import.meta.url),
  reactions: [on(BetSettled, { from: 'deployment' }, countWins)],
  components,
  personalData: { tables: { wins: { exported: ['bet_id', 'coefficient', 'at'], erased: 'deleted' } } },
  retention: [{ table: 'wins', column: 'at', keep_ms: 5 * week_ms }],
  pages: [
    {
      name: 'sport-leaderboard',
      path: '/sport/leaderboard/',
      title: { uk: 'Лідери тижня — {brand}', ru: 'Лидеры недели — {brand}', en: 'Leaderboard — {brand}' },
      description: {
        uk: 'Найкращі спортивні ставки тижня за коефіцієнтом виплати. Розмір ставки нічого не змінює.',
        ru: 'Лучшие спортивные ставки недели по коэффициенту выплаты. Размер ставки ничего не меняет.',
        en: 'The week’s best sports bets by what they paid for each unit staked. The size of a stake changes nothing.',
      },
      components: [{ type: 'sport-leaderboard', essential: true }],
    },
  ],
})
