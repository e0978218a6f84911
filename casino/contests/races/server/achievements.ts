import type { Achievement } from '#casino/players/public-profile/extensions.ts'
import { firstJoined } from '#casino/campaigns/boards/server/api.ts'
import { owner } from './create-race.ts'

/** Taking part counts; no place and no prize does. */
export const achievements: readonly Achievement[] = [
  {
    id: 'first-race',
    type: 'company',
    title: { uk: 'На старті', ru: 'На старте', en: 'On the grid' },
    text: {
      uk: 'Узяти участь у гонці, байдуже з яким місцем.',
      ru: 'Принять участие в гонке, неважно с каким местом.',
      en: 'Take part in a race, whatever the place.',
    },
    reached: (house, player_id) => firstJoined(house.db, player_id, owner),
  },
]
