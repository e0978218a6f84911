import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { homeSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, type PageComponents } from '#kernel/slice.ts'
import { getSportWins } from '../contract.ts'
import { WinsShown } from '../events.ts'
import { feedSettings, wins_channel } from '../rules.ts'
import { texts } from '../texts.ts'
import { keepWins, newestWins, winsOfBets } from './wins.ts'

const components: PageComponents = {
  'sport-wins': async ({ house }) => {
    const wins = await newestWins(house.db)
    return wins.length === 0 ? null : { wins, settings: feedSettings }
  },
}

export const slice = defineServerSlice({
  name: 'sportsbook/win-feed',
  texts,
  routes: [handle(getSportWins, async ({ house }) => ({ data: await newestWins(house.db), settings: feedSettings }))],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [WinsShown],
  reactions: [on(BetSettled, { from: 'deployment' }, keepWins)],
  // SP-017, RTM-051.
  pushes: [
    push(WinsShown, async (facts, house) =>
      (
        await winsOfBets(
          house.db,
          facts.flatMap(({ data }) => data.bet_ids),
        )
      ).map((win) => ({ channel: wins_channel, message: { type: 'sportBettingWin', data: win } })),
    ),
  ],
  // What is on it stands on public pages.
  channels: [{ namespace: wins_channel, allows: (channel) => channel === wins_channel }],
  components,
  personalData: {
    tables: {
      wins: { exported: ['bet_id', 'win_minor', 'currency', 'at'], erased: 'deleted' },
    },
  },
  retention: [{ table: 'wins', column: 'at', keep_ms: 30 * 24 * 60 * 60 * 1000 }],
  contributes: [contribute(homeSections, { type: 'sport-wins', position: 56 })],
})
