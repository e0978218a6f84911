import { information, type PageComponents, type PageDeclaration } from '#kernel/slice.ts'
import { readPage } from './read-bank.ts'

export const pages: readonly PageDeclaration[] = [
  {
    name: 'gift-bank',
    path: '/gift-bank/',
    title: { uk: 'Банк подарунків — {brand}', ru: 'Банк подарков — {brand}', en: 'Gift bank — {brand}' },
    description: {
      uk: 'Поповнення наповнюють банк, а повний банк дає подарунок для друга: код, який можна використати один раз.',
      ru: 'Пополнения наполняют банк, а полный банк даёт подарок для друга: код, который можно использовать один раз.',
      en: 'Deposits fill the bank, and a full bank makes a gift for a friend: a code that can be used once.',
    },
    components: [{ type: 'gift-bank', essential: true }],
  },
]

export const components: PageComponents = {
  'gift-bank': information(({ house, visitor, language }) => readPage(house, visitor.player_id, language)),
}
