import type { Table } from './table.ts'
import type { Face, Faces } from './ways-moments.ts'

/** Of faces with as many scatters, those that no other one beats in every symbol. */
const undominated = (faces: readonly Face[]): Face[] => {
  const beats = (one: Face, other: Face): boolean =>
    one.scatters === other.scatters && one.counts.every((count, symbol) => count >= other.counts[symbol]!)
  return faces.filter(
    (face, index) => !faces.some((other, at) => other !== face && beats(other, face) && (!beats(face, other) || at < index)),
  )
}

/** The most that one stop with so many scatters pays by its ways: the best faces first, and none that cannot beat what was found. */
export const mostWays = ({ definition, pays, most: reels_most }: Table, faces: Faces, scatters: number): bigint => {
  const symbols = definition.symbols.flatMap(({ role }, symbol) => (role === 'regular' ? [symbol] : []))
  const payOf = (symbol: number, length: number): number => pays[symbol * (reels_most + 1) + length]!
  const kept = faces.map((of) => undominated(of))
  const largest = kept.map((of) => symbols.map((symbol) => of.reduce((most, { counts }) => Math.max(most, counts[symbol]!), 0)))
  /** From a reel on: the largest count of each symbol, multiplied up to each length, with the pay of that length. */
  const bound = (reel: number, ways: readonly number[]): number =>
    symbols.reduce((sum, symbol, index) => {
      let [run, best] = [ways[index]!, payOf(symbol, reel) * ways[index]!]
      for (let next = reel; next < kept.length && run > 0; next += 1) {
        run *= largest[next]![index]!
        best = Math.max(best, run * payOf(symbol, next + 1))
      }
      return sum + best
    }, 0)
  const more = kept.map((of) => of.reduce((most, face) => Math.max(most, face.scatters), 0))
  const fewest = kept.map((of) => of.reduce((least, face) => Math.min(least, face.scatters), Infinity))
  const rest = (of: readonly number[], from: number): number => of.slice(from).reduce((sum, count) => sum + count, 0)
  let best = 0
  const walk = (reel: number, ways: readonly number[], coins: number, seen: number): void => {
    if (reel === kept.length) {
      const total = coins + symbols.reduce((sum, symbol, index) => sum + payOf(symbol, reel) * ways[index]!, 0)
      if (seen === scatters && total > best) best = total
      return
    }
    const steps = kept[reel]!.flatMap((face) => {
      const now = seen + face.scatters
      if (now + rest(more, reel + 1) < scatters || now + rest(fewest, reel + 1) > scatters) return []
      const next = symbols.map((symbol, index) => ways[index]! * face.counts[symbol]!)
      const ended = symbols.reduce((sum, symbol, index) => sum + (face.counts[symbol] === 0 ? payOf(symbol, reel) * ways[index]! : 0), 0)
      return [{ next, now, won: coins + ended, hope: coins + ended + bound(reel + 1, next) }]
    })
    for (const { next, now, won, hope } of steps.toSorted((a, b) => b.hope - a.hope)) {
      if (hope <= best) return
      walk(reel + 1, next, won, now)
    }
  }
  walk(
    0,
    symbols.map(() => 1),
    0,
    0,
  )
  return BigInt(best)
}
