import type { SlotDefinition } from '../slot/definition.ts'
import { strips } from '../slot/strips.ts'

/** A slot of each mechanic with short reels, so that a hundred thousand rounds show all that it does. */
const names = { uk: 'Мала', ru: 'Малая', en: 'Small' }
const symbol = (id: string, role: SlotDefinition['symbols'][number]['role'], pays: Record<number, number> = {}) => ({
  id,
  role,
  names,
  pays,
})

const small = {
  slug: 'small',
  names,
  coins_per_stake: 2,
  wild: { multiplier: 1, expands: 'never' },
  cap_multiple: 5_000,
} as const

const smallStrips = strips(['a b a', 'b w a b', 'a b b'])
export const smallSticky: SlotDefinition = {
  ...small,
  rows: 1,
  evaluation: { kind: 'lines', lines: [[0, 0, 0]] },
  symbols: [symbol('a', 'regular', { 2: 1, 3: 4 }), symbol('b', 'regular', { 3: 2 }), symbol('w', 'wild')],
  free_spins: null,
  mechanic: { kind: 'sticky-wilds' },
  strips: { base: smallStrips, free: smallStrips },
}

export const smallCascades: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'clusters' },
  symbols: [symbol('a', 'regular', { 3: 2, 4: 5 }), symbol('b', 'regular', { 3: 1 }), symbol('s', 'scatter', { 2: 1 })],
  free_spins: { awards: { 2: 2 }, most_spins: 3, multipliers: [1] },
  mechanic: { kind: 'cascades', multipliers: { base: [1, 2], free: [3, 5] } },
  strips: { base: strips(['a a b s', 'a b a', 'b s a']), free: strips(['a b a', 'a a b', 'b s a a']) },
}

const holdStrips = strips(['a c b', 'a w c', 'c b a'])
export const smallHold: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
  },
  symbols: [symbol('a', 'regular', { 3: 4 }), symbol('b', 'regular', { 3: 3 }), symbol('w', 'wild'), symbol('c', 'scatter')],
  free_spins: null,
  mechanic: {
    kind: 'hold-and-respin',
    least: 2,
    respins: 2,
    chance: 40,
    prizes: [
      { stakes: 1, weight: 200 },
      { stakes: 9, weight: 56, level: 'major' },
    ],
    full: 50,
  },
  strips: { base: holdStrips, free: holdStrips },
}

const bookStrips = strips(['a k b', 'a b k b', 'k a b a'])
export const smallBook: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  symbols: [symbol('a', 'regular', { 2: 1, 3: 5 }), symbol('b', 'regular', { 3: 3 }), symbol('k', 'scatter', { 2: 1, 3: 4 })],
  free_spins: { awards: { 3: 2 }, most_spins: 3, multipliers: [1] },
  mechanic: { kind: 'book' },
  strips: { base: bookStrips, free: strips(['a k b', 'b a a k', 'b a k']) },
}

export const smallRows: SlotDefinition = {
  ...small,
  rows: 3,
  evaluation: { kind: 'ways' },
  symbols: [
    symbol('a', 'regular', { 2: 1, 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 2: 1, 3: 5 }),
  ],
  free_spins: { awards: { 2: 2, 3: 3 }, most_spins: 4, multipliers: [1, 3], multiplies_by: 'win' },
  mechanic: { kind: 'varying-rows', least: 1, weights: { base: [2, 1, 1], free: [0, 3, 1] } },
  strips: { base: strips(['a b a s b', 'b w a s', 'a b s b']), free: strips(['a b s b', 'b a w s b', 's a b']) },
}

export const smallStay: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  symbols: [
    symbol('a', 'regular', { 2: 1, 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 2: 1, 3: 5 }),
  ],
  free_spins: { awards: { 2: 2, 3: 3 }, most_spins: 4, multipliers: [1] },
  mechanic: { kind: 'sticky-reels' },
  strips: { base: strips(['a b a s b', 'b w a s', 'a b s b']), free: strips(['a b s b', 'b a w s b', 's a b w']) },
}

export const smallFalls: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'ways' },
  symbols: [
    symbol('a', 'regular', { 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 4: 1, 5: 5 }),
  ],
  free_spins: { awards: { 3: 2, 4: 3 }, most_spins: 4, multipliers: [1] },
  mechanic: { kind: 'falling-ways', multipliers: [1, 2, 5] },
  strips: { base: strips(['a b a s b s', 'b s w a s', 'a s b s s b']), free: strips(['a b s b b', 'b a w s b', 's a b w']) },
}

const pairStrips = strips(['a b aa', 'b w aa a', 'bb a b'])
export const smallPairs: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
  },
  symbols: [
    symbol('a', 'regular', { 3: 1, 4: 4, 5: 9, 6: 20 }),
    symbol('b', 'regular', { 3: 2, 4: 3, 5: 4 }),
    { ...symbol('aa', 'pair'), of: 'a' },
    { ...symbol('bb', 'pair'), of: 'b' },
    symbol('w', 'wild'),
  ],
  free_spins: null,
  mechanic: { kind: 'pairs' },
  strips: { base: pairStrips, free: pairStrips },
}

export const smallWalk: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'ways' },
  symbols: [symbol('a', 'regular', { 2: 1, 3: 4 }), symbol('b', 'regular', { 3: 2 }), symbol('w', 'wild')],
  free_spins: null,
  mechanic: { kind: 'walking-wilds', multipliers: [1, 2, 5] },
  strips: { base: strips(['a b a b', 'b a b', 'a w b b a']), free: strips(['a b a b', 'b a b', 'a w b b a']) },
}

export const smallDial: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'ways' },
  symbols: [
    symbol('a', 'regular', { 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 2: 1, 3: 5 }),
  ],
  free_spins: { awards: { 2: 2, 3: 3 }, most_spins: 4, multipliers: [1] },
  mechanic: { kind: 'multiplier-reel', reel: { base: [1, 2, 1, 5], free: [3, 3, 7] } },
  strips: { base: strips(['a a a s b', 'b w a s', 'b b s b']), free: strips(['a b s b', 'b a w s b', 's a b']) },
}

const collectStrips = (last: string) => strips(['a c b s', 'b w a c', last])
export const smallCollect: SlotDefinition = {
  ...small,
  rows: 2,
  evaluation: { kind: 'ways' },
  symbols: [
    symbol('a', 'regular', { 2: 1, 3: 4 }),
    symbol('b', 'regular', { 3: 2 }),
    symbol('w', 'wild'),
    symbol('s', 'scatter', { 2: 1 }),
    symbol('c', 'coin'),
    symbol('p', 'collector'),
  ],
  free_spins: { awards: { 2: 2 }, most_spins: 5, multipliers: [1] },
  mechanic: {
    kind: 'collect',
    sums: [
      { coins: 1, weight: 5 },
      { coins: 6, weight: 3 },
    ],
    raises: [1, 2, 5],
  },
  strips: { base: collectStrips('a p b s'), free: collectStrips('p a b p s b') },
}

export const smallTrail: SlotDefinition = {
  ...smallHold,
  symbols: [symbol('a', 'regular', { 3: 4 }), symbol('b', 'regular', { 3: 3 }), symbol('w', 'wild'), symbol('c', 'scatter', { 2: 1 })],
  mechanic: {
    kind: 'trail',
    least: 2,
    fields: [
      ...[1, 2, 1, 3, 1, 2].map((stakes) => ({ does: 'pays', stakes }) as const),
      { does: 'multiplies', by: 3 },
      { does: 'ends' },
      { does: 'pays', stakes: 5 },
      { does: 'multiplies', by: 2 },
    ],
  },
}
