import type { AwardClass } from '../free-spins-maths.ts'
import { ClassSums } from './sums.ts'
import type { Table } from './table.ts'

/** One thing that a reel can show, from the top; `mark` is what it does beside its lines, and `weight` how many stops show it. */
export interface LineFace {
  readonly cells: readonly number[]
  readonly scatters: number
  readonly mark: number
  readonly weight: number
}

/** What reels bring besides their lines, and in how many of their stops. */
interface Rest {
  readonly scatters: number
  readonly marks: number
  readonly times: number
}

/** From each reel on: every pair of a number of scatters and a sum of marks. */
const restsOf = (faces: readonly (readonly LineFace[])[]): Rest[][] => {
  const rests: Rest[][] = [[{ scatters: 0, marks: 0, times: 1 }]]
  for (const of of faces.toReversed()) {
    const sums = new Map<string, Rest>()
    for (const { scatters, mark, weight } of of)
      for (const rest of rests[0]!) {
        const [all, marks] = [rest.scatters + scatters, rest.marks + mark]
        const times = (sums.get(`${all} ${marks}`)?.times ?? 0) + rest.times * weight
        sums.set(`${all} ${marks}`, { scatters: all, marks, times })
      }
    rests.unshift([...sums.values()])
  }
  return rests
}

/**
 * Every stop of reels whose lines begin with a regular symbol, by a key of its scatters and the sum of its marks. Walks reel by reel: behind
 * each prefix stand only the lines that still go on, and where none does the rest is counted at once.
 */
export const lineClasses = (
  table: Table,
  faces: readonly (readonly LineFace[])[],
  keyOf: (scatters: number, marks: number) => number,
): AwardClass[] => {
  const { rows, reels, wild, scatter, pays, most, scatter_coins } = table
  const rows_of = table.lines.map((line) => line.map((cell) => cell % rows))
  const rests = restsOf(faces)
  const sums = new Map<number, ClassSums>()
  const count = (coins: number, scatters: number, marks: number, times: number): void => {
    const key = keyOf(scatters, marks)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = new ClassSums()))
    sum.add(key, coins + scatter_coins[scatters]!, times)
  }
  const lines = faces.map(() => new Uint8Array(rows_of.length))
  const symbols = faces.map(() => new Uint8Array(rows_of.length))

  const walk = (reel: number, living: number, coins: number, scatters: number, marks: number, times: number): void => {
    const is_last = reel === reels - 1
    for (const face of faces[reel]!) {
      let alive = 0
      let won = coins
      for (let index = 0; index < living; index += 1) {
        const line = reel === 0 ? index : lines[reel - 1]![index]!
        const cell = face.cells[rows_of[line]![reel]!]!
        const symbol = reel === 0 ? cell : symbols[reel - 1]![index]!
        if (symbol === scatter) continue
        if (cell !== symbol && cell !== wild) {
          won += pays[symbol * (most + 1) + reel]!
          continue
        }
        if (is_last) {
          won += pays[symbol * (most + 1) + reels]!
          continue
        }
        lines[reel]![alive] = line
        symbols[reel]![alive] = symbol
        alive += 1
      }
      const [seen, all, weight] = [scatters + face.scatters, marks + face.mark, times * face.weight]
      if (alive > 0) walk(reel + 1, alive, won, seen, all, weight)
      else for (const rest of rests[reel + 1]!) count(won, seen + rest.scatters, all + rest.marks, weight * rest.times)
    }
  }
  walk(0, rows_of.length, 0, 0, 0, 1)
  return [...sums.values()].flatMap((sum) => sum.classes())
}
