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
      uk: 'Як визначається результат гри, як перевірити будь-який раунд самостійно й без довіри до казино, та точна математика всіх ігор.',
      ru: 'Как определяется результат игры, как проверить любой раунд самостоятельно и без доверия к казино, и точная математика всех игр.',
      en: 'How results are drawn, how to check any round yourself without trusting the casino, and the exact maths of every game.',
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
