import { openRounds } from '#casino/bonuses/bonuses/extensions.ts'
import { freeSpinGames } from '#casino/bonuses/free-spins/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { nonce_kept_ms } from '#kernel/http/signed-calls.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { kept_by_law } from '#kernel/personal-data/personal-data.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { askAfterRounds } from './ask-after-rounds.ts'
import { mountCovers } from './cover.ts'
import { beginWithStudios, followStudios } from './follow-studios.ts'
import { rememberGames, studioFreeSpins } from './offered-spins.ts'
import { commands } from './operator-commands.ts'
import { reactions } from './reactions.ts'
import { openStakes } from './round-store.ts'
import { routes } from './routes.ts'
import { studioGame } from './studio-game.ts'
import { gameProviders } from './settings.ts'

const day_ms = 86_400_000

export const slice = defineServerSlice({
  name: 'games/providers',
  settings: [gameProviders],
  // Games of studios are documents of their own origins; each is framed in a sandbox by the one page that opens it.
  outside: (config) => ({ frames: [...config.of(gameProviders).values()].map(({ origin }) => origin) }),
  texts: pageTexts,
  server_texts: texts,
  routes,
  reactions,
  migrations: new URL('./migrations/', import.meta.url),
  documents: mountCovers,
  components: { 'studio-game': studioGame },
  pages: [
    {
      name: 'studio-game',
      path: '/games/studio/:slug/',
      title: { uk: 'Гра студії — {brand}', ru: 'Игра студии — {brand}', en: 'A game of a studio — {brand}' },
      description: {
        uk: 'Гра іншої студії: хто її роздає, що вона повертає і найбільший виграш.',
        ru: 'Игра другой студии: кто её раздаёт, что она возвращает и наибольший выигрыш.',
        en: 'A game of another studio: who deals it, what it returns and its largest win.',
      },
      components: [{ type: 'studio-game', essential: true }],
    },
  ],
  jobs: [
    { name: 'games/providers.follow-studios', cron: '* * * * *', run: (_data, house) => followStudios(house) },
    { name: 'games/providers.ask-after-rounds', cron: '* * * * *', run: (_data, house) => askAfterRounds(house) },
  ],
  prepare: rememberGames,
  start: beginWithStudios,
  personalData: {
    tables: {
      players: { exported: { left_out: 'A word without meaning that studios know a player by.' }, erased: 'deleted' },
      sessions: { exported: ['slug', 'currency', 'language', 'made_at', 'ends_at'], erased: 'deleted' },
      rounds: {
        exported: ['id', 'provider', 'ref', 'slug', 'currency', 'state', 'staked_minor', 'won_minor', 'begun_at', 'ended_at'],
        erased: kept_by_law,
      },
    },
  },
  retention: [
    { table: 'nonces', column: 'at', keep_ms: nonce_kept_ms },
    { table: 'sessions', column: 'made_at', keep_ms: 2 * day_ms },
  ],
  contributes: [
    contribute(operatorCommands, ...commands),
    contribute(freeSpinGames, studioFreeSpins),
    contribute(openRounds, { name: 'games/providers', read: openStakes }),
  ],
})
