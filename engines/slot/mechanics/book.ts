import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import type { Moments } from '../../published.ts'
import type { SlotDefinition } from '../definition.ts'
import { countBookStops } from './book-stops.ts'
import { playFreeSpins } from './free-spins.ts'
import { linesCoins } from './lines.ts'
import { momentsOfSpins } from './moments-of-spins.ts'
import { countOf, drawStops, fillWindow, namedWindow, tellScatters, type Story, type Table } from './table.ts'

/** What may be drawn for the free spins, as numbers of symbols. */
export const regularSymbols = ({ symbols }: SlotDefinition): number[] =>
  symbols.flatMap(({ role }, symbol) => (role === 'regular' ? [symbol] : []))

/** What the drawn symbol pays on all lines, from the window as it stopped: other symbols' lines have paid by then. */
const expandedCoins = (table: Table, window: Uint8Array, symbol: number, lines: number, story: Story | null): number => {
  const { rows, reels: all, pays, most, ids } = table
  const reels: number[] = []
  for (let reel = 0; reel < all; reel += 1) if (window.subarray(reel * rows, reel * rows + rows).includes(symbol)) reels.push(reel)
  const coins = pays[symbol * (most + 1) + reels.length]! * lines
  if (coins === 0 || !story) return coins
  const cells = reels.flatMap((reel) => Array.from({ length: rows }, (_, row) => reel * rows + row))
  story.events.push({ type: 'symbol-expanded', symbol: ids[symbol]!, reels })
  const win_minor = coins * story.coin_minor
  story.events.push({ type: 'reels-won', symbol: ids[symbol]!, count: reels.length, lines, cells, win_minor })
  return coins
}

/** The spin and its free spins. Draws the stops of each spin, and before the first free one the symbol that covers its reels. */
export const playBook = (table: Table, source: ByteSource, story: Story | null): number => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  const spin = (kind: 'base' | 'free', drawn: number | null): { coins: number; scatters: number } => {
    drawStops(table[kind], source, stops)
    fillWindow(table, table[kind], stops, window)
    story?.events.push({ type: 'reels-stopped', spin: kind, stops: [...stops], window: namedWindow(table, window) })
    const coins = linesCoins(table, window, table.scatter, false, story)
    const scatters = countOf(window, table.scatter)
    if (story) tellScatters(table, story, window, scatters)
    const expanded = drawn === null ? 0 : expandedCoins(table, window, drawn, table.lines.length, story)
    return { coins: coins + table.scatter_coins[scatters]! + expanded, scatters }
  }
  const { coins, scatters } = spin('base', null)
  const award = table.awards[scatters]!
  if (award === 0) return coins
  story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  const symbols = regularSymbols(table.definition)
  const drawn = symbols[below(source, symbols.length)]!
  story?.events.push({ type: 'symbol-drawn', symbol: table.ids[drawn]! })
  return coins + playFreeSpins(table, award, source, story, () => spin('free', drawn))
}

/** Exact: every stop of the base reels, and of the free ones for each symbol that can be drawn. */
export const bookMoments = (table: Table): Moments =>
  momentsOfSpins(
    table,
    countBookStops(table, 'base', null),
    regularSymbols(table.definition).map((symbol) => countBookStops(table, 'free', symbol)),
  )
