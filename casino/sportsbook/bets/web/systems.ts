import { binomial, namedSystems, sizesOf, type SystemName } from '#engines/sport/bets/bet.ts'
import { most_combinations } from '../rules.ts'

export interface SystemChoice {
  readonly id: string
  readonly name: SystemName | null
  readonly sizes: readonly number[]
  readonly combinations: number
}

const counted = (free: number, sizes: readonly number[]): bigint => sizes.reduce((sum, size) => sum + binomial(free, size), 0n)

/**
 * Every system for this number of legs, smaller combinations first, the named ones last. Bankers are not included in the number of
 * legs.
 */
export const systemsOf = (legs: number, bankers: number): SystemChoice[] => {
  const free = legs - bankers
  const plain = Array.from({ length: Math.max(free - 1, 0) }, (_, index) => index + 1)
    .filter((size) => size + bankers > 1)
    .map((size) => ({ id: String(size), name: null, sizes: [size], combinations: Number(counted(free, [size])) }))
  const named = (Object.keys(namedSystems) as SystemName[])
    .filter((name) => bankers === 0 && namedSystems[name].legs === legs)
    .map((name) => ({ id: name, name, sizes: sizesOf(name), combinations: Number(counted(free, sizesOf(name))) }))
  return [...plain, ...named].filter(({ combinations }) => BigInt(combinations) <= most_combinations)
}

/** The usual names of bookmakers. */
export const systemNames: Readonly<Record<SystemName, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  'lucky-15': 'Lucky 15',
  canadian: 'Canadian',
  'lucky-31': 'Lucky 31',
  heinz: 'Heinz',
  'lucky-63': 'Lucky 63',
  'super-heinz': 'Super Heinz',
  goliath: 'Goliath',
}
