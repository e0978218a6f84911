import type { ByteSource } from '../../chance/byte-source.ts'
import { fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import type { SpinKind } from '../events.ts'
import { wholeRound, type AwardClass } from '../free-spins-maths.ts'
import { FallingWindow } from './falling-window.ts'
import { awardOf, freeSpinsByState, stateKey } from './free-spins-by-state.ts'
import { playFreeSpins } from './free-spins.ts'
import { ClassSums, everyStop } from './sums.ts'
import { countOf, drawStops, namedWindow, tellScatters, type Story, type Table } from './table.ts'

type FallingWays = Extract<Mechanic, { kind: 'falling-ways' }>

const multipliersOf = ({ definition }: Table): readonly number[] => (definition.mechanic as FallingWays).multipliers

/** A window whose ways win. No wild stands on the first reel, so each way has a symbol of its own. */
class Board extends FallingWindow {
  readonly #table: Table

  constructor(table: Table) {
    super(table)
    this.#table = table
  }

  #fits(cell: number, symbol: number): boolean {
    const shown = this.window[cell]
    return shown === symbol || shown === this.#table.wild
  }

  /** What all ways pay in coins, before the multiplier; their cells are marked to go. */
  win(multiplier: number, story: Story | null): number {
    const { rows, reels, pays, most, scatter } = this.#table
    this.going.fill(0)
    let coins = 0
    for (let row = 0; row < rows; row += 1) {
      const symbol = this.window[row]!
      if (symbol === scatter || this.window.indexOf(symbol) < row) continue
      let [ways, length] = [1, 0]
      for (; length < reels; length += 1) {
        let count = 0
        for (let cell = length * rows; cell < length * rows + rows; cell += 1) if (this.#fits(cell, symbol)) count += 1
        if (count === 0) break
        ways *= count
      }
      const won = pays[symbol * (most + 1) + length]! * ways
      if (won === 0) continue
      coins += won
      for (let cell = 0; cell < length * rows; cell += 1) if (this.#fits(cell, symbol)) this.going[cell] = 1
      if (story) this.#tell(symbol, length, ways, multiplier, won, story)
    }
    return coins
  }

  #tell(symbol: number, count: number, ways: number, multiplier: number, won: number, story: Story): void {
    const { rows, ids } = this.#table
    const cells = Array.from({ length: count * rows }, (_, cell) => cell).filter((cell) => this.#fits(cell, symbol))
    const win_minor = won * multiplier * story.coin_minor
    story.events.push({ type: 'ways-won', symbol: ids[symbol]!, count, ways, multiplier, cells, win_minor })
  }
}

/** The spin, every fall that it sets off, and its free spins. Draws one stop per reel and spin: what falls is the strip's. */
export const playFallingWays = (table: Table, source: ByteSource, story: Story | null): number => {
  const multipliers = multipliersOf(table)
  const board = new Board(table)
  const stops: number[] = table.base.map(() => 0)
  /** How many wins raised the multiplier so far; the free spins go on from where the last one left it. */
  let level = 0
  const spin = (kind: SpinKind): { coins: number; scatters: number } => {
    const strips = table[kind]
    drawStops(strips, source, stops)
    board.stopAt(strips, stops)
    story?.events.push({ type: 'reels-stopped', spin: kind, stops: [...stops], window: namedWindow(table, board.window) })
    let coins = 0
    for (;;) {
      const multiplier = multipliers[level]!
      const won = board.win(multiplier, story)
      if (won === 0) break
      coins += won * multiplier
      board.fall(strips, story)
      level = Math.min(level + 1, multipliers.length - 1)
      if (multipliers[level] !== multiplier) story?.events.push({ type: 'multiplier-changed', multiplier: multipliers[level]! })
    }
    const scatters = countOf(board.window, table.scatter)
    if (story) tellScatters(table, story, board.window, scatters)
    return { coins: coins + table.scatter_coins[scatters]!, scatters }
  }
  const { coins, scatters } = spin('base')
  const award = table.awards[scatters]!
  if (award === 0) return coins
  story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  if (level > 0) story?.events.push({ type: 'multiplier-changed', multiplier: multipliers[0]! })
  level = 0
  return coins + playFreeSpins(table, award, source, story, () => spin('free'))
}

/** Which symbols each stop of each reel shows, as bits; a wild is all of them. */
const shownBits = ({ rows, wild }: Table, strips: readonly Uint8Array[]): readonly Int32Array[] =>
  strips.map((strip) =>
    Int32Array.from(strip, (_, stop) => {
      let bits = 0
      for (let row = 0; row < rows; row += 1) {
        const cell = strip[(stop + row) % strip.length]!
        bits |= cell === wild ? -1 : 1 << cell
      }
      return bits
    }),
  )

/** The fewest reels that a way pays for. */
const leastReels = ({ definition }: Table): number =>
  Math.min(...definition.symbols.flatMap(({ role, pays }) => (role === 'regular' ? Object.keys(pays).map(Number) : [])))

/** Every stop of the reels by what it awards and where it leaves the multiplier, for each level at which it can begin. */
const classesByLevel = (table: Table, kind: SpinKind, levels: number): ReadonlyMap<number, readonly AwardClass[]> => {
  const strips = table[kind]
  const multipliers = multipliersOf(table)
  const last = multipliers.length - 1
  const board = new Board(table)
  const sums = Array.from({ length: levels }, () => new ClassSums())
  /** Stops at which nothing falls, by their scatters: they are the same at every level. */
  const still = table.scatter_coins.map(() => 0)
  const wins: number[] = []
  const stops: number[] = strips.map(() => 0)
  const bits = shownBits(table, strips)
  const least = leastReels(table)
  const regular = table.definition.symbols.reduce((all, { role }, symbol) => (role === 'regular' ? all | (1 << symbol) : all), 0)
  /** Most stops pay nothing: no symbol is on each of the first reels. */
  const mayWin = (): boolean => {
    let shared = regular
    for (let reel = 0; reel < least; reel += 1) shared &= bits[reel]![stops[reel]!]!
    return shared !== 0
  }
  everyStop(
    strips.map(({ length }) => length),
    stops,
    [],
    () => {
      board.stopAt(strips, stops)
      wins.length = 0
      if (mayWin())
        for (let won = board.win(1, null); won > 0; won = board.win(1, null)) {
          wins.push(won)
          board.fall(strips, null)
        }
      const scatters = countOf(board.window, table.scatter)
      if (wins.length === 0) {
        still[scatters] = still[scatters]! + 1
        return
      }
      for (let level = 0; level < levels; level += 1) {
        let coins = table.scatter_coins[scatters]!
        for (let fall = 0; fall < wins.length; fall += 1) coins += wins[fall]! * multipliers[Math.min(level + fall, last)]!
        sums[level]!.add(stateKey(Math.min(level + wins.length, last), table.awards[scatters]!), coins)
      }
    },
  )
  for (const [scatters, times] of still.entries())
    for (const [level, sum] of sums.entries())
      if (times > 0) sum.add(stateKey(level, table.awards[scatters]!), table.scatter_coins[scatters]!, times)
  return new Map(sums.map((sum, level) => [level, sum.classes()]))
}

/** Exact: what falls is known from the stops; the free spins are a chain over the levels of the multiplier. */
export const fallingWaysMoments = (table: Table): Moments => {
  const { free_spins, coins_per_stake } = table.definition
  if (!free_spins) throw new Error('the multiplier of falling ways stays in free spins')
  const stopsOf = (strips: readonly Uint8Array[]): bigint => strips.reduce((product, { length }) => product * BigInt(length), 1n)
  const free = classesByLevel(table, 'free', multipliersOf(table).length)
  const ahead = freeSpinsByState(free_spins, free, stopsOf(table.free))
  const base = classesByLevel(table, 'base', 1).get(0)!
  // The base spin leaves nothing behind: whatever its level was, the free spins begin at the first.
  const round = wholeRound(base, 1n, (key) => ahead(awardOf(key)), stopsOf(table.base))
  const unit = BigInt(coins_per_stake)
  return {
    mean: fraction(round.coins, round.scale * unit),
    mean_square: fraction(round.square_coins, round.scale * unit * unit),
    hit_rate: fraction(round.scale - round.losing, round.scale),
    max_multiple: fraction(round.most_coins, unit),
  }
}
