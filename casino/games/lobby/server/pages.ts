import type { PageDeclaration } from '#kernel/slice.ts'
import { all_slots_limit } from '../limits.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'games',
    path: '/games/',
    title: { uk: 'Ігри — {brand}', ru: 'Игры — {brand}', en: 'Games — {brand}' },
    description: {
      uk: 'Слоти, рулетка й миттєві ігри з опублікованим RTP. Спробуйте демо без реєстрації або грайте на гроші: раунди наших ігор можна перевірити.',
      ru: 'Слоты, рулетка и мгновенные игры с опубликованным RTP. Попробуйте демо без регистрации или играйте на деньги: раунды наших игр можно проверить.',
      en: 'Slots, roulette and instant games with published RTP. Try the demo without an account or play for money: rounds of our own games can be verified.',
    },
    components: [
      { type: 'games-lobby', essential: true },
      { type: 'games-personal', settings: { list: 'last' } },
      { type: 'games-personal', settings: { list: 'favorite' } },
      { type: 'games-personal', settings: { list: 'popular' } },
    ],
  },
  {
    name: 'games-all-slots',
    path: '/games/all-slots/',
    title: { uk: 'Усі слоти — {brand}', ru: 'Все слоты — {brand}', en: 'All slots — {brand}' },
    description: {
      uk: 'Усі слоти казино з RTP; наші — з волатильністю та демо.',
      ru: 'Все слоты казино с RTP; наши — с волатильностью и демо.',
      en: 'Every slot of the casino with its RTP; our own with volatility and a demo.',
    },
    components: [{ type: 'games-grid', settings: { browser: 'slots', limit: all_slots_limit }, essential: true }],
  },
]
