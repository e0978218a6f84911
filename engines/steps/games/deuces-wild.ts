import { videoPoker } from '../video-poker.ts'
import { pokerHandOf } from '../video-poker-hands.ts'
import { all_kept, keptWhere } from '../video-poker-worth.ts'

/** Keeps what is a straight or better, else deuces, pairs and threes: it never draws to a straight or a flush. */
const thumb = (cards: readonly number[]): number => {
  if (!['nothing', 'jacks', 'two-pair', 'three'].includes(pokerHandOf(cards, true))) return all_kept
  return keptWhere(cards, (card) => card % 13 === 1 || cards.filter((other) => other % 13 === card % 13).length > 1)
}

/** Every deuce stands for whatever card is best. */
export const deucesWild = videoPoker({
  slug: 'deuces-wild',
  names: { uk: 'Дикі двійки', ru: 'Дикие двойки', en: 'Deuces Wild' },
  are_deuces_wild: true,
  pays: {
    royal: 800,
    'four-deuces': 200,
    'wild-royal': 25,
    five: 16,
    'straight-flush': 10,
    four: 4,
    'full-house': 4,
    flush: 3,
    straight: 2,
    three: 1,
  },
  thumb,
})
