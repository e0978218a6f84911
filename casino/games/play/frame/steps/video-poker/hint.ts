import type { Fraction } from '#engines/fraction.ts'
import type { PokerPays } from '#engines/steps/video-poker-hands.ts'
import { keptCount, worthOfKept, type Kept } from '#engines/steps/video-poker-worth.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import type { GameHost } from '../../kit/frame-game.ts'
import { textOf } from '../../kit/frame-text.ts'
import { hintLine } from '../hint-line.ts'
import { texts } from './texts.ts'

interface HintParts {
  readonly host: GameHost
  readonly pays: PokerPays
  readonly are_deuces_wild: boolean
  readonly cardName: (card: number) => string
  /** What the player has marked now. */
  readonly own: () => Kept
  /** Shows in the picture what is best. */
  readonly point: (kept: Kept | null) => void
}

const isAbove = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator

/** Those with few draws first: the two that take a while come last. */
const holds: readonly Kept[] = Array.from({ length: 32 }, (_, kept) => kept).toSorted((a, b) => keptCount(b) - keptCount(a))

/** Lets the picture breathe between two countings. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Says on request what is best to hold, by going through every draw in the browser. Nobody is asked and nothing is sent. */
export const createHint = ({ host, pays, are_deuces_wild, cardName, own, point }: HintParts) => {
  const text = textOf(texts, host.language)
  const percent = percentsIn(host.init.locale, { maximumFractionDigits: 1 })
  const told = ({ numerator, denominator }: Fraction): string => percent.format(Number((numerator * 10_000n) / denominator) / 10_000)
  let shown: readonly number[] | null = null
  const weigh = async (cards: readonly number[]): Promise<ReadonlyMap<Kept, Fraction> | null> => {
    const worths = new Map<Kept, Fraction>()
    for (const kept of holds) {
      if (keptCount(kept) < 2) await breath()
      // The hand that was asked about is gone.
      if (shown !== cards) return null
      worths.set(kept, worthOfKept(cards, kept, pays, are_deuces_wild))
    }
    return worths
  }
  const tell = async (): Promise<void> => {
    const cards = shown
    if (!cards) return
    line.say(text('poker.hint.counting'))
    await breath()
    const worths = await weigh(cards)
    if (!worths) return
    const [best] = [...worths].toSorted(([, a], [, b]) => (isAbove(b, a) ? 1 : isAbove(a, b) ? -1 : 0))
    const mine = worths.get(own())
    if (!best || !mine) return
    const [kept, worth] = best
    const names = cards.filter((_, place) => (kept >> place) & 1).map(cardName)
    const held = names.length === 0 ? text('poker.nothing-kept') : names.length === 5 ? text('poker.all-kept') : names.join(' ')
    const costs = isAbove(worth, mine) ? ` ${text('poker.hint.own', { own: told(mine) })}` : ''
    line.say(text('poker.hint.best', { best: held, worth: told(worth) }) + costs)
    point(kept)
  }
  const line = hintLine(host, () => void tell())
  return {
    view: line.view,
    /** A hint is of one hand: with the next one it is gone. Null where nothing is decided. */
    about: (cards: readonly number[] | null): void => {
      shown = cards
      line.say('')
      line.enable(cards !== null)
      point(null)
    },
  }
}
