import type { AwardClass } from '../free-spins-maths.ts'
import { ClassSums } from './sums.ts'
import type { Table } from './table.ts'

/** A line that has met nothing but books so far: it may still become any symbol's. */
const undecided = 255

/** What reels bring besides their lines, and in how many of their stops. */
interface Rest {
  readonly books: number
  readonly covered: number
  readonly times: number
}

/** From each reel on: every pair of numbers of books and of reels that are covered. */
const restsOf = (books: readonly Uint8Array[], has_drawn: readonly Uint8Array[]): Rest[][] => {
  const rests: Rest[][] = [[{ books: 0, covered: 0, times: 1 }]]
  for (let reel = books.length - 1; reel >= 0; reel -= 1) {
    const sums = new Map<number, Rest>()
    for (const [stop, own] of books[reel]!.entries())
      for (const rest of rests[0]!) {
        const [all, covered] = [rest.books + own, rest.covered + has_drawn[reel]![stop]!]
        const key = all * 64 + covered
        sums.set(key, { books: all, covered, times: (sums.get(key)?.times ?? 0) + rest.times })
      }
    rests.unshift([...sums.values()])
  }
  return rests
}

/**
 * Every stop of the reels of a book slot, by the free spins that it awards. Walks reel by reel: behind each prefix stand only the lines that
 * still go on, and where none does the rest is counted at once.
 */
export const countBookStops = (table: Table, kind: 'base' | 'free', drawn: number | null): AwardClass[] => {
  const { rows, reels, scatter: book, pays, most, scatter_coins, awards } = table
  const strips = table[kind]
  const rows_of = table.lines.map((line) => line.map((cell) => cell % rows))
  const dearest = pays.reduce((a, b) => Math.max(a, b), 0)
  const width = 2 * rows_of.length * dearest + scatter_coins.at(-1)! + 1
  const counts = new Float64Array(width * (reels * rows + 1))
  const inSight = (reel: number, stop: number, symbol: number): number => {
    let count = 0
    for (let row = 0; row < rows; row += 1) if (strips[reel]![(stop + row) % strips[reel]!.length] === symbol) count += 1
    return count
  }
  const books = strips.map((strip, reel) => strip.map((_, stop) => inSight(reel, stop, book)))
  const has_drawn = strips.map((strip, reel) => strip.map((_, stop) => (drawn !== null && inSight(reel, stop, drawn) > 0 ? 1 : 0)))
  const rests = restsOf(books, has_drawn)
  const count = (won: number, seen: number, covered: number, times: number): void => {
    const expanded = drawn === null ? 0 : pays[drawn * (most + 1) + covered]! * rows_of.length
    const place = seen * width + won + scatter_coins[seen]! + expanded
    counts[place] = counts[place]! + times
  }
  const lines = strips.map(() => new Uint8Array(rows_of.length))
  const symbols = strips.map(() => new Uint8Array(rows_of.length))

  const walk = (reel: number, living: number, coins: number, scatters: number, covered: number): void => {
    const strip = strips[reel]!
    const is_last = reel === reels - 1
    for (let stop = 0; stop < strip.length; stop += 1) {
      let alive = 0
      let won = coins
      for (let index = 0; index < living; index += 1) {
        const line = reel === 0 ? index : lines[reel - 1]![index]!
        const before = reel === 0 ? undecided : symbols[reel - 1]![index]!
        const at = stop + rows_of[line]![reel]!
        const cell = strip[at < strip.length ? at : at - strip.length]!
        if (cell !== book && before !== undecided && cell !== before) {
          won += pays[before * (most + 1) + reel]!
          continue
        }
        const symbol = cell === book ? before : cell
        if (is_last) {
          if (symbol !== undecided) won += pays[symbol * (most + 1) + reels]!
          continue
        }
        lines[reel]![alive] = line
        symbols[reel]![alive] = symbol
        alive += 1
      }
      const seen = scatters + books[reel]![stop]!
      const covers = covered + has_drawn[reel]![stop]!
      if (alive > 0) walk(reel + 1, alive, won, seen, covers)
      else for (const rest of rests[reel + 1]!) count(won, seen + rest.books, covers + rest.covered, rest.times)
    }
  }
  walk(0, rows_of.length, 0, 0, 0)

  const sums = new ClassSums()
  for (let place = 0; place < counts.length; place += 1)
    if (counts[place]! > 0) sums.add(awards[Math.floor(place / width)]!, place % width, counts[place]!)
  return sums.classes()
}
