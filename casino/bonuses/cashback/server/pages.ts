import { information, type PageComponents, type PageDeclaration } from '#kernel/slice.ts'
import { cashbackPage } from './cashback-page.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'cashback',
    path: '/cashback/',
    title: { uk: 'Кешбек — {brand}', ru: 'Кешбэк — {brand}', en: 'Cashback — {brand}' },
    description: {
      uk: 'Кешбек за тиждень: за якою формулою його пораховано, скільки вам належить і до якого дня його можна забрати.',
      ru: 'Кешбэк за неделю: по какой формуле он посчитан, сколько вам причитается и до какого дня его можно забрать.',
      en: 'Weekly cashback: the formula it is counted by, how much is yours and until which day you can take it.',
    },
    components: [{ type: 'cashback', essential: true }],
  },
]

export const components: PageComponents = {
  cashback: information(({ house, visitor }) => cashbackPage(house, visitor.player_id)),
}
