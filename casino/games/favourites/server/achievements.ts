import type { Achievement } from '#casino/players/public-profile/extensions.ts'
import { nthGameStarted } from './store.ts'

/** Trying things out, the demo as much as money. */
export const achievements: readonly Achievement[] = [
  {
    id: 'first-game',
    type: 'discovery',
    title: { uk: 'Перша гра', ru: 'Первая игра', en: 'First game' },
    text: {
      uk: 'Відкрити одну з ігор, хоч у демо.',
      ru: 'Открыть одну из игр, хоть в демо.',
      en: 'Open one of the games, in the demo or not.',
    },
    reached: (house, player_id) => nthGameStarted(house.db, player_id, 1),
  },
  {
    id: 'three-games',
    type: 'discovery',
    title: { uk: 'Дослідник', ru: 'Исследователь', en: 'Explorer' },
    text: {
      uk: 'Відкрити три різні гри, хоч у демо.',
      ru: 'Открыть три разные игры, хоть в демо.',
      en: 'Open three different games, in the demo or not.',
    },
    reached: (house, player_id) => nthGameStarted(house.db, player_id, 3),
  },
]
