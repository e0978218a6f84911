import type { TableGame, TableOutcome } from '../../table/table-game.ts'

/**
 * The symbols of the wheel, how many of its segments each has and how many times the chip it returns, itself included. Segments times return
 * are 48 of 50 for each, so that no bet is better than another.
 */
export const plentySymbols = [
  { id: 'sunflower', segments: 24, returns: 2 },
  { id: 'poppy', segments: 16, returns: 3 },
  { id: 'horseshoe', segments: 6, returns: 8 },
  { id: 'star', segments: 3, returns: 16 },
  { id: 'crown', segments: 1, returns: 48 },
] as const

export type PlentySymbol = (typeof plentySymbols)[number]['id']

const [s, p, h, t, c] = ['sunflower', 'poppy', 'horseshoe', 'star', 'crown'] as const

/** The segments of the wheel, clockwise. For the eye alone: every segment is equally likely. */
export const plentyWheel: readonly PlentySymbol[] = [
  c,
  s,
  p,
  s,
  h,
  s,
  p,
  s,
  p,
  s,
  t,
  s,
  p,
  s,
  p,
  s,
  h,
  s,
  p,
  s,
  p,
  s,
  h,
  s,
  p,
  t,
  s,
  p,
  s,
  h,
  s,
  p,
  s,
  p,
  s,
  h,
  s,
  p,
  s,
  p,
  s,
  t,
  s,
  p,
  s,
  h,
  s,
  p,
  s,
  p,
]

const returnsOf = (id: string): number => plentySymbols.find((symbol) => symbol.id === id)?.returns ?? 0

const outcomes = (type: string): readonly TableOutcome[] => {
  const ways = plentyWheel.filter((id) => id === type).length
  return [
    { ways: BigInt(ways), halves: 2 * returnsOf(type) },
    { ways: BigInt(plentyWheel.length - ways), halves: 0 },
  ]
}

/** A wheel of fifty segments that everybody at the table bets on at once. */
export const wheelOfPlenty: TableGame = {
  slug: 'live-wheel',
  names: { uk: 'Колесо достатку', ru: 'Колесо достатка', en: 'Wheel of Plenty' },
  places: plentySymbols.map(({ id }) => ({ id, type: id })),
  ranges: [plentyWheel.length],
  halves: (place, [value = -1]) => (plentyWheel[value] === place ? 2 * returnsOf(place) : 0),
  most_halves: 2 * Math.max(...plentySymbols.map(({ returns }) => returns)),
  outcomes,
  exported: {
    family: 'money-wheel',
    wheel: plentyWheel,
    returns: Object.fromEntries(plentySymbols.map(({ id, returns }) => [id, returns])),
  },
}
