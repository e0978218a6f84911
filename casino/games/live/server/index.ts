import { sql } from 'kysely'
import { chatRooms } from '#casino/games/table-chat/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { kept_by_law } from '#kernel/personal-data/personal-data.ts'
import { defineServerSlice, invitation, withSubject } from '#kernel/slice.ts'
import { LiveBetSettled } from '../events.ts'
import { tableSlugs } from '../tables.ts'
import { texts } from '../texts.ts'
import { startFloor, stopFloor } from './clockwork.ts'
import { pages } from './pages.ts'
import { reactions } from './reactions.ts'
import { routes, wholeTable } from './routes.ts'
import { addTables } from './table-store.ts'
import { liveChannel, liveCrowds, liveTables, ownSlips } from './table-state.ts'
import { floorView } from './table-views.ts'
import { liveTablesSetting } from './settings.ts'

const day_ms = 86_400_000

export const slice = defineServerSlice({
  name: 'games/live',
  settings: [liveTablesSetting],
  texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [LiveBetSettled],
  reactions,
  published: [liveTables, liveCrowds, ownSlips],
  // Tables are visible to everybody, signed in or not.
  channels: [{ namespace: 'live', allows: (channel) => tableSlugs.some((slug) => channel === liveChannel(slug)) }],
  pages,
  components: {
    'live-floor': invitation(async ({ house, language }) => ({ tables: await floorView(house, language) })),
    'live-table': withSubject(
      ({ title }) => title,
      async ({ house, language, visitor, params }) => wholeTable({ house, language, player_id: visitor.player_id }, params['slug'] ?? ''),
    ),
  },
  start: async (house) => {
    await addTables(house.db, tableSlugs)
    startFloor(house)
  },
  stop: stopFloor,
  personalData: {
    tables: {
      slips: { exported: ['id', 'currency', 'bets', 'stake_minor', 'state', 'win_minor', 'placed_at', 'settled_at'], erased: kept_by_law },
    },
  },
  retention: [
    { table: 'watchers', column: 'seen_at', keep_ms: day_ms },
    // Rounds with bets are kept.
    {
      table: 'rounds',
      column: 'opened_at',
      keep_ms: 30 * day_ms,
      unless: sql`exists (select from games_live.slips s where s.round_id = kept.id) or kept.state in ('betting', 'drawn')
        or kept.number = (select max(number) from games_live.rounds newest where newest.chain_id = kept.chain_id)`,
    },
  ],
  contributes: [
    contribute(chatRooms, ...tableSlugs.map((room) => ({ room }))),
    contribute(menuEntries, {
      name: 'live-games',
      url: '/games/live/',
      icon: 'live',
      title: { uk: 'Ігри наживо', ru: 'Live-игры', en: 'Live games' },
      group: 'play',
      position: 22,
    }),
  ],
})
