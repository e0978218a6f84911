import { RoundSettled } from '#casino/games/play/events.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getTopWin, getTopWins } from '../contract.ts'
import { shown_days, top_wins_limit, topMultiple, wins_of_game_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { keepWins, type NewWin } from './store.ts'
import { topWin, topWins } from './top-wins.ts'

export const slice = defineServerSlice({
  name: 'games/top-wins',
  // A list of thirty days may be a second old.
  gather_ms: 1_000,
  texts,
  routes: [
    handle(getTopWins, async ({ house, language, query }) => ({
      data: await topWins(house, language, query.limit ?? top_wins_limit, query.slug ?? null),
    })),
    handle(getTopWin, async ({ house, language, params }) => ({ data: await topWin(house, language, params.id) })),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  reactions: [
    on(RoundSettled, { from: 'deployment' }, async (facts, tx) => {
      const wins = facts.flatMap(({ data, player_id, at }): NewWin[] => {
        const multiple = topMultiple(data.stake_minor, data.win_minor)
        if (multiple === null || player_id === null || data.mode !== 'money') return []
        const { slug, seed_id, nonce, stake_minor, win_minor, currency } = data
        // A top win can be watched again, and only what the house dealt is told again from its seeds.
        if (seed_id === null || nonce === null) return []
        const row = { slug, seed_id, nonce, stake_minor, win_minor, currency, at: at.toISOString() }
        return [{ ...row, player_id: String(player_id), hundredths: String(multiple) }]
      })
      if (wins.length > 0) await keepWins(tx, wins)
    }),
  ],
  // What others won calls to play.
  components: {
    'top-wins': invitation(async ({ house, language }) => ({ wins: await topWins(house, language, top_wins_limit) })),
    'game-wins': invitation(async ({ house, language, params }) => ({
      wins: await topWins(house, language, wins_of_game_limit, params['slug'] ?? ''),
    })),
  },
  pages: [
    {
      name: 'games-top-wins',
      path: '/games/top-wins/',
      title: { uk: 'Найбільші виграші — {brand}', ru: 'Самые большие выигрыши — {brand}', en: 'Top wins — {brand}' },
      description: {
        uk: 'Двадцять найбільших виграшів за 30 днів із повторами справжніх раундів та ігри, які подобаються гравцям.',
        ru: 'Двадцать самых больших выигрышей за 30 дней с повторами настоящих раундов и игры, которые нравятся игрокам.',
        en: 'The twenty largest wins of the last 30 days with replays of the real rounds, and the games that players like.',
      },
      components: [{ type: 'top-wins' }, { type: 'games-reactions' }],
    },
  ],
  personalData: {
    tables: { wins: { exported: ['slug', 'win_minor', 'currency', 'at'], erased: 'deleted' } },
  },
  retention: [{ table: 'wins', column: 'at', keep_ms: (shown_days + 1) * 86_400_000 }],
  contributes: [
    contribute(menuEntries, {
      name: 'top-wins',
      url: '/games/top-wins/',
      icon: 'top-wins',
      title: { uk: 'Найбільші виграші', ru: 'Крупные выигрыши', en: 'Top wins' },
      group: 'play',
      position: 25,
    }),
  ],
})
