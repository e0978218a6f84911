import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'fairness',
    path: '/fairness/',
    title: {
      uk: 'Чесність: перевірте кожен раунд — {brand}',
      ru: 'Честность: проверьте каждый раунд — {brand}',
      en: 'Fairness: check any round — {brand}',
    },
    description: {
      uk: 'Як визначається результат у наших іграх, як перевірити будь-який їхній раунд самостійно й без довіри до казино, та точна математика кожної з них.',
      ru: 'Как определяется результат в наших играх, как проверить любой их раунд самостоятельно и без доверия к казино, и точная математика каждой из них.',
      en: 'How results are drawn in our own games, how to check any round of them yourself without trusting the casino, and the exact maths of each.',
    },
    components: [
      { type: 'fairness-figures', essential: true },
      { type: 'fairness-seeds' },
      { type: 'fairness-matches' },
      { type: 'fairness-draws' },
      { type: 'liabilities' },
    ],
  },
]
