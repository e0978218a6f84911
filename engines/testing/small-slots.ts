import type { SlotDefinition, SymbolDefinition } from '../slot/definition.ts'
import { strips } from '../slot/strips.ts'

const symbol = (id: string, pays: Record<number, number>, role: SymbolDefinition['role'] = 'regular'): SymbolDefinition => ({
  id,
  role,
  pays,
  names: { uk: id, ru: id, en: id },
})

const symbols = [symbol('a', { 2: 1, 3: 7 }), symbol('b', { 3: 3 }), symbol('w', {}, 'wild'), symbol('s', { 2: 1, 3: 4 }, 'scatter')]

/** Three short reels, so that a test can walk every stop of every spin on its own. */
export const smallLines: SlotDefinition = {
  slug: 'small-lines',
  names: { uk: 'x', ru: 'x', en: 'x' },
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  coins_per_stake: 3,
  symbols,
  wild: { multiplier: 2, expands: 'in-free-spins' },
  free_spins: { awards: { 2: 1, 3: 2 }, most_spins: 3, multipliers: [1, 3] },
  strips: { base: strips(['a b s', 'a w s b', 'b a s']), free: strips(['a s b', 'w a b', 's b a']) },
  cap_multiple: 1000,
}

/** A stack of two wilds on two reels: in sight in part it doubles, and two such multiply each other. */
export const smallNudges: SlotDefinition = {
  ...smallLines,
  slug: 'small-nudges',
  wild: { multiplier: 1, expands: 'by-nudges' },
  free_spins: { awards: { 2: 1, 3: 2 }, most_spins: 2, multipliers: [1] },
  strips: { base: strips(['a b s', 'a w w s b', 'b w w a s']), free: strips(['a s b', 'w a b w', 's w w a']) },
}

export const smallWays: SlotDefinition = {
  ...smallLines,
  slug: 'small-ways',
  evaluation: { kind: 'ways' },
  coins_per_stake: 2,
  wild: { multiplier: 1, expands: 'never' },
  free_spins: { awards: { 2: 2 }, most_spins: 3, multipliers: [2] },
  strips: { base: strips(['a b s a', 'a w s b', 'b a s']), free: strips(['a s b', 'w a s', 's b a']) },
}
