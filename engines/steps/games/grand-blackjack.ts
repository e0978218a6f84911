import { blackjackGame } from '../blackjack.ts'

export const grandBlackjack = blackjackGame({
  slug: 'grand-blackjack',
  names: { uk: 'Великий блекджек', ru: 'Большой блэкджек', en: 'Grand Blackjack' },
})
