import type { Achievement } from '#casino/players/public-profile/extensions.ts'
import type { House } from '#kernel/house.ts'
import { playerById } from './store.ts'

/** The same date one year later. */
const anniversary = async (house: House, player_id: bigint, years: number): Promise<Date | null> => {
  const player = await playerById(house.db, player_id)
  if (!player) return null
  const day = new Date(player.created_at)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day <= house.clock.now() ? day : null
}

export const achievements: readonly Achievement[] = [
  {
    id: 'one-year',
    type: 'years',
    title: { uk: 'Рік разом', ru: 'Год вместе', en: 'A year together' },
    text: {
      uk: 'Минув рік від реєстрації. Грати для цього не треба.',
      ru: 'Прошёл год с регистрации. Играть для этого не нужно.',
      en: 'A year since you registered. You need not play for it.',
    },
    reached: (house, player_id) => anniversary(house, player_id, 1),
  },
]
