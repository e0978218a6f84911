import type { Achievement } from '#casino/players/public-profile/extensions.ts'
import { firstLimitSet } from './store.ts'

export const achievements: readonly Achievement[] = [
  {
    id: 'limit-set',
    type: 'care',
    title: { uk: 'Сам собі господар', ru: 'Сам себе хозяин', en: 'My own master' },
    text: {
      uk: 'Установити собі ліміт: на гроші або на час.',
      ru: 'Установить себе лимит: на деньги или на время.',
      en: 'Set a limit for yourself, on money or on time.',
    },
    is_private: true,
    reached: (house, player_id) => firstLimitSet(house.db, player_id),
  },
]
