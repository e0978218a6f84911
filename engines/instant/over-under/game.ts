import { below } from '../../chance/below.ts'
import type { Names } from '../../game.ts'
import type { InstantGame } from '../instant-game.ts'
import { choiceText, isWon, numbers, overUnderBets, readChoice } from './bets.ts'

/** The reading of a dial: one number of ten thousand, and a bet on whether it lies under or over a mark. */
export const overUnderGame = (slug: string, names: Names): InstantGame => ({
  slug,
  names,
  example: 'under:49.50',
  dealt: (source) => {
    const bet = overUnderBets[below(source, overUnderBets.length)]
    if (!bet) throw new RangeError('there is no bet')
    return choiceText(below(source, 2) === 0 ? 'under' : 'over', bet)
  },
  ranges: (choice) => (readChoice(choice) ? [numbers] : null),
  twentieths: (choice, [number]) => {
    const read = readChoice(choice)
    return read && number !== undefined && isWon(read, number) ? read.bet.twentieths : 0
  },
  most_twentieths: Math.max(...overUnderBets.map(({ twentieths }) => twentieths)),
  outcomes: (choice) => {
    const read = readChoice(choice)
    if (!read) return []
    const { chance, twentieths } = read.bet
    return [
      { ways: BigInt(chance), twentieths },
      { ways: BigInt(numbers - chance), twentieths: 0 },
    ]
  },
  // Of so many bets some are published, from the likeliest to the dearest; every other one follows by the same sum.
  shown: ['under:90.00', 'under:49.50', 'under:09.90', 'under:00.99', 'under:00.20'],
  exported: { family: 'over-under', numbers, bets: overUnderBets },
})

export const copperNeedle: InstantGame = overUnderGame('copper-needle', { uk: 'Мідна стрілка', ru: 'Медная стрелка', en: 'Copper Needle' })
