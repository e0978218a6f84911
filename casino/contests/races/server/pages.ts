import type { PageDeclaration } from '#kernel/slice.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'races',
    path: '/races/',
    title: { uk: 'Гонки — {brand}', ru: 'Гонки — {brand}', en: 'Races — {brand}' },
    description: {
      uk: 'Гонки слотів з грошовими призами: жива таблиця, рівна кількість спроб для всіх і зрозумілі правила.',
      ru: 'Гонки слотов с денежными призами: живая таблица, равное число попыток для всех и понятные правила.',
      en: 'Slot races with cash prizes: a live table, the same number of tries for everybody, and plain rules.',
    },
    components: [{ type: 'races', essential: true }],
  },
]
