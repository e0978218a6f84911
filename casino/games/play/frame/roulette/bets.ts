/** Chips on the cloth: place → minor units. */
export type Bets = ReadonlyMap<string, number>

/** The cloth and what lay on it before each step, so that every step can be taken back. */
export interface Cloth {
  readonly bets: Bets
  readonly past: readonly Bets[]
}

export const emptyCloth: Cloth = { bets: new Map(), past: [] }

export const totalOf = (bets: Bets): number => [...bets.values()].reduce((sum, stake_minor) => sum + stake_minor, 0)

const step = ({ bets, past }: Cloth, next: Bets): Cloth => ({ bets: next, past: [...past, bets] })

/** One more chip on a place, or null when the table takes no more. */
export const put = (cloth: Cloth, place: string, chip_minor: number, most_minor: number): Cloth | null => {
  if (totalOf(cloth.bets) + chip_minor > most_minor) return null
  return step(cloth, new Map(cloth.bets).set(place, (cloth.bets.get(place) ?? 0) + chip_minor))
}

/** The chips of a call, in one step, or null when the table takes no more. */
export const putAll = (
  cloth: Cloth,
  chips: readonly (readonly [place: string, chips: number])[],
  chip_minor: number,
  most_minor: number,
): Cloth | null => {
  const next = new Map(cloth.bets)
  for (const [place, count] of chips) next.set(place, (next.get(place) ?? 0) + chip_minor * count)
  return totalOf(next) > most_minor ? null : step(cloth, next)
}

/** Takes all chips off a place. */
export const takeOff = (cloth: Cloth, place: string): Cloth =>
  cloth.bets.has(place) ? step(cloth, new Map([...cloth.bets].filter(([id]) => id !== place))) : cloth

export const undo = ({ bets, past }: Cloth): Cloth => ({ bets: past.at(-1) ?? bets, past: past.slice(0, -1) })

export const clear = (cloth: Cloth): Cloth => (cloth.bets.size === 0 ? cloth : step(cloth, new Map()))

/** Every chip twice, or null when the table takes no more. */
export const double = (cloth: Cloth, most_minor: number): Cloth | null => {
  if (cloth.bets.size === 0 || totalOf(cloth.bets) * 2 > most_minor) return null
  return step(cloth, new Map([...cloth.bets].map(([place, stake_minor]) => [place, stake_minor * 2])))
}

/** The bets of an earlier round, in the place of what lies there. */
export const again = (cloth: Cloth, bets: Bets): Cloth => step(cloth, new Map(bets))

/**
 * How a chip stands once a number came up, by the halves of it that come back: dimmed where it lost, half where it is shared. It shines only in a round that brought more than all its chips;
 * in any other one it stays as it lay.
 */
export const chipMark = (halves: number, is_win: boolean): 'is-won' | 'is-shared' | 'is-lost' | null => {
  if (halves === 0) return 'is-lost'
  if (halves === 1) return 'is-shared'
  return is_win ? 'is-won' : null
}

export const commandOf = (bets: Bets) => ({ bets: [...bets].map(([place, stake_minor]) => ({ place, stake_minor })) })

/** The bets of a stored round; none where its command has another shape. */
export const betsOf = (command: unknown): Bets => {
  const list = (command as { readonly bets?: unknown } | null)?.bets
  if (!Array.isArray(list)) return new Map()
  return new Map((list as { readonly place: string; readonly stake_minor: number }[]).map(({ place, stake_minor }) => [place, stake_minor]))
}

/** What stands on a chip: 1, 0.5, 2.5k. */
export const chipLabel = (amount_minor: number, exponent: number): string => {
  const value = amount_minor / 10 ** exponent
  const short = value >= 1000 ? value / 1000 : value
  return `${Number(short.toFixed(short >= 100 ? 0 : 2))}${value >= 1000 ? 'k' : ''}`
}
