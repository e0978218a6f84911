import type { Achievement } from '#casino/players/public-profile/extensions.ts'
import { firstRevealed } from './seed-store.ts'

/** Whoever changes the seeds has looked at how chance is made here. */
export const achievements: readonly Achievement[] = [
  {
    id: 'own-seed',
    type: 'fairness',
    title: { uk: 'Довіряй і перевіряй', ru: 'Доверяй и проверяй', en: 'Trust, but verify' },
    text: {
      uk: 'Змінити сіди й розкрити те, з чого роздано раунди.',
      ru: 'Сменить сиды и раскрыть то, из чего разданы раунды.',
      en: 'Change the seeds and reveal what your rounds were dealt from.',
    },
    reached: (house, player_id) => firstRevealed(house.db, player_id),
  },
]
