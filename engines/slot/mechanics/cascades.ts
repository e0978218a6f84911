import type { ByteSource } from '../../chance/byte-source.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import { FallingWindow } from './falling-window.ts'
import { momentsOfSpins } from './moments-of-spins.ts'
import { playFreeSpins } from './free-spins.ts'
import { ClassSums, everyStop } from './sums.ts'
import { countOf, drawStops, namedWindow, tellScatters, type Story, type Table } from './table.ts'

type Cascades = Extract<Mechanic, { kind: 'cascades' }>

const rule = ({ definition }: Table): Cascades => definition.mechanic as Cascades

/** A window whose clusters win. */
class Board extends FallingWindow {
  readonly #table: Table
  readonly #seen: Uint8Array
  readonly #stack: Uint8Array

  constructor(table: Table) {
    super(table)
    this.#table = table
    this.#seen = new Uint8Array(this.window.length)
    this.#stack = new Uint8Array(this.window.length)
  }

  /** The cells of one symbol that touch side by side, from a cell on; how many, the first of the stack being theirs. */
  #cluster(from: number): number {
    const { rows, reels } = this.#table
    const symbol = this.window[from]
    let size = 1
    this.#stack[0] = from
    this.#seen[from] = 1
    for (let next = 0; next < size; next += 1) {
      const cell = this.#stack[next]!
      const [reel, row] = [Math.floor(cell / rows), cell % rows]
      for (let side = 0; side < 4; side += 1) {
        const is_there = side === 0 ? row > 0 : side === 1 ? row < rows - 1 : side === 2 ? reel > 0 : reel < reels - 1
        const other = side === 0 ? cell - 1 : side === 1 ? cell + 1 : side === 2 ? cell - rows : cell + rows
        if (!is_there || this.#seen[other] === 1 || this.window[other] !== symbol) continue
        this.#seen[other] = 1
        this.#stack[size] = other
        size += 1
      }
    }
    return size
  }

  /** What all clusters of the window pay, in coins; their cells are marked to go. */
  win(multiplier: number, story: Story | null): number {
    const { pays, most, ids, scatter } = this.#table
    this.#seen.fill(0)
    this.going.fill(0)
    let coins = 0
    for (let cell = 0; cell < this.window.length; cell += 1) {
      const symbol = this.window[cell]!
      if (this.#seen[cell] === 1 || symbol === scatter) continue
      const count = this.#cluster(cell)
      const won = pays[symbol * (most + 1) + count]!
      if (won === 0) continue
      coins += won
      for (let index = 0; index < count; index += 1) this.going[this.#stack[index]!] = 1
      if (!story) continue
      const cells = [...this.#stack.subarray(0, count)].toSorted((a, b) => a - b)
      const win_minor = won * multiplier * story.coin_minor
      story.events.push({ type: 'cluster-won', symbol: ids[symbol]!, count, multiplier, cells, win_minor })
    }
    return coins
  }
}

/** Lets everything fall that falls from where the reels stopped; the coins, each fall with its own multiplier. */
const settle = (board: Board, strips: readonly Uint8Array[], multipliers: readonly number[], by: number, story: Story | null): number => {
  let coins = 0
  for (let fall = 0; ; fall += 1) {
    const multiplier = multipliers[Math.min(fall, multipliers.length - 1)]!
    const won = board.win(multiplier * by, story)
    if (won === 0) return coins
    coins += won * multiplier
    board.fall(strips, story)
  }
}

/** The spin, every fall that it sets off, and its free spins. Draws one stop per reel and spin: what falls is the strip's. */
export const playCascades = (table: Table, source: ByteSource, story: Story | null): number => {
  const { multipliers } = rule(table)
  const board = new Board(table)
  const stops: number[] = table.base.map(() => 0)
  const spin = (kind: 'base' | 'free', by: number): { coins: number; scatters: number } => {
    const strips = table[kind]
    drawStops(strips, source, stops)
    board.stopAt(strips, stops)
    story?.events.push({ type: 'reels-stopped', spin: kind, stops: [...stops], window: namedWindow(table, board.window) })
    const coins = settle(board, strips, multipliers[kind], by, story)
    const scatters = countOf(board.window, table.scatter)
    if (story) tellScatters(table, story, board.window, scatters, by)
    return { coins: coins + table.scatter_coins[scatters]!, scatters }
  }
  const { coins, scatters } = spin('base', 1)
  const award = table.awards[scatters]!
  if (award > 0) story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  return coins + playFreeSpins(table, award, source, story, (_, __, multiplier) => spin('free', multiplier))
}

const sumsOf = (table: Table, kind: 'base' | 'free') => {
  const strips = table[kind]
  const multipliers = rule(table).multipliers[kind]
  const board = new Board(table)
  const sums = new ClassSums()
  const stops: number[] = strips.map(() => 0)
  everyStop(
    strips.map(({ length }) => length),
    stops,
    [],
    () => {
      board.stopAt(strips, stops)
      const coins = settle(board, strips, multipliers, 1, null)
      const scatters = countOf(board.window, table.scatter)
      sums.add(table.awards[scatters]!, coins + table.scatter_coins[scatters]!)
    },
  )
  return sums.classes()
}

/** Exact: what falls is known from the stops, so every stop of the reels is every round without free spins. */
export const cascadesMoments = (table: Table): Moments => momentsOfSpins(table, sumsOf(table, 'base'), [sumsOf(table, 'free')])
