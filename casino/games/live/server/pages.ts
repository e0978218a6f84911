import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'games-live',
    path: '/games/live/',
    title: { uk: 'Ігри наживо — {brand}', ru: 'Live-игры — {brand}', en: 'Live games — {brand}' },
    description: {
      uk: 'Столи, за якими всі грають один раунд: рулетка, бакара, колесо, розіграш чисел і політ на повітряній кулі. Сіди відомі наперед, кожен раунд можна перевірити.',
      ru: 'Столы, за которыми все играют один раунд: рулетка, баккара, колесо, розыгрыш чисел и полёт на воздушном шаре. Сиды известны заранее, каждый раунд можно проверить.',
      en: 'Tables where everybody plays the same round: roulette, baccarat, a wheel, a draw of numbers and a balloon. Seeds are committed beforehand, and any round can be checked.',
    },
    components: [{ type: 'live-floor', essential: true }],
  },
  {
    name: 'games-live-table',
    path: '/games/live/:slug/',
    title: { uk: '{subject} — {brand}', ru: '{subject} — {brand}', en: '{subject} — {brand}' },
    description: {
      uk: 'Спільний раунд для всіх за столом, результати, правила й перевірка.',
      ru: 'Общий раунд для всех за столом, результаты, правила и проверка.',
      en: 'One round for everybody at the table, with results, rules and verification.',
    },
    components: [{ type: 'live-table', essential: true }],
  },
]
