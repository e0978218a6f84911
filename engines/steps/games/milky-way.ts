import { higherLower } from '../higher-lower.ts'

export const most_cards = 40

/** Cards on the Milky Way: higher or lower than the one before. */
export const milkyWay = higherLower({
  slug: 'milky-way',
  names: { uk: 'Чумацький шлях', ru: 'Чумацкий шлях', en: 'Milky Way' },
  cards: most_cards,
  shown: [1, 2, 3],
})
