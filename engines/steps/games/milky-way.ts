import { higherLower } from '../higher-lower.ts'

/** Cards on the Milky Way: higher or lower than the one before. */
export const milkyWay = higherLower({
  slug: 'milky-way',
  names: { uk: 'Чумацький шлях', ru: 'Чумацкий шлях', en: 'Milky Way' },
  cards: 40,
  shown: [1, 2, 3],
})
