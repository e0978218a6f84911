import type { ByteSource } from '../../chance/byte-source.ts'
import type { Moments } from '../../published.ts'
import { momentsOfSpins } from './moments-of-spins.ts'
import { ClassSums, everyStop } from './sums.ts'
import { drawStops, fillWindow, namedWindow, type Story, type Table } from './table.ts'

/** For each symbol by its number: what it counts as, and how many of it a cell with it holds. */
interface Held {
  readonly symbols: Uint8Array
  readonly counts: Uint8Array
}

const heldOf = ({ definition, ids }: Table): Held => ({
  symbols: Uint8Array.from(definition.symbols, ({ id, of }) => ids.indexOf(of ?? id)),
  counts: Uint8Array.from(definition.symbols, ({ of }) => (of === undefined ? 1 : 2)),
})

/** Made once for each game: a million rounds ask for the same. */
const known = new WeakMap<Table, Held>()
const held = (table: Table): Held => {
  let made = known.get(table)
  if (!made) known.set(table, (made = heldOf(table)))
  return made
}

/** What all lines pay in coins. No wild begins a line, so each has a symbol of its own; a wild counts as one of it. */
const pairsCoins = (table: Table, window: Uint8Array, story: Story | null): number => {
  const { lines, pays, most, wild, ids } = table
  const { symbols, counts } = held(table)
  let coins = 0
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    const symbol = symbols[window[line[0]!]!]!
    let [count, length] = [0, 0]
    for (; length < line.length; length += 1) {
      const cell = window[line[length]!]!
      if (symbols[cell] !== symbol && cell !== wild) break
      count += counts[cell]!
    }
    const won = pays[symbol * (most + 1) + count]!
    if (won === 0) continue
    coins += won
    if (!story) continue
    const cells = Array.from(line.subarray(0, length))
    story.events.push({
      type: 'line-won',
      line: index,
      symbol: ids[symbol]!,
      count,
      multiplier: 1,
      cells,
      win_minor: won * story.coin_minor,
    })
  }
  return coins
}

/** One spin: a stop for each reel. */
export const playPairs = (table: Table, source: ByteSource, story: Story | null): number => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  drawStops(table.base, source, stops)
  fillWindow(table, table.base, stops, window)
  story?.events.push({ type: 'reels-stopped', spin: 'base', stops, window: namedWindow(table, window) })
  return pairsCoins(table, window, story)
}

/** Exact: every stop of the reels. */
export const pairsMoments = (table: Table): Moments => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  const sums = new ClassSums()
  everyStop(
    table.base.map(({ length }) => length),
    stops,
    [],
    () => {
      fillWindow(table, table.base, stops, window)
      sums.add(0, pairsCoins(table, window, null))
    },
  )
  return momentsOfSpins(table, sums.classes(), [])
}
