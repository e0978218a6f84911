import { videoPoker } from '../video-poker.ts'
import { pokerHandOf } from '../video-poker-hands.ts'
import { all_kept, keptWhere } from '../video-poker-worth.ts'

const isHigh = (card: number): boolean => card % 13 === 0 || card % 13 >= 10

/** Keeps what pays and pairs, else every jack, queen, king and ace: easily said, and it never draws to four of a flush. */
const thumb = (cards: readonly number[]): number => {
  if (['straight', 'flush', 'straight-flush', 'royal'].includes(pokerHandOf(cards, false))) return all_kept
  const alike = keptWhere(cards, (card) => cards.filter((other) => other % 13 === card % 13).length > 1)
  return alike === 0 ? keptWhere(cards, isHigh) : alike
}

/** Jacks or better with its full table: nine for a full house, six for a flush. */
export const jacksOrBetter = videoPoker({
  slug: 'jacks-or-better',
  names: { uk: 'Валети й старші', ru: 'Валеты и старше', en: 'Jacks or Better' },
  are_deuces_wild: false,
  pays: {
    royal: 800,
    'straight-flush': 50,
    four: 25,
    'full-house': 9,
    flush: 6,
    straight: 4,
    three: 3,
    'two-pair': 2,
    jacks: 1,
  },
  thumb,
})
