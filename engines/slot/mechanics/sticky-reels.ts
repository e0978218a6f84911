import type { ByteSource } from '../../chance/byte-source.ts'
import { fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import type { SpinKind } from '../events.ts'
import { wholeRound, type AwardClass } from '../free-spins-maths.ts'
import { freeSpinsByState, stateKey, stateOf } from './free-spins-by-state.ts'
import { playFreeSpins } from './free-spins.ts'
import { lineClasses, type LineFace } from './line-faces.ts'
import { linesCoins } from './lines.ts'
import { countOf, drawStops, fillWindow, namedWindow, tellScatters, type Story, type Table } from './table.ts'

const cover = ({ rows, wild }: Table, window: Uint8Array, reels: readonly number[]): void => {
  for (const reel of reels) window.fill(wild, reel * rows, reel * rows + rows)
}

/** The spin and its free spins. Draws a stop for each reel that is not covered yet. */
export const playStickyReels = (table: Table, source: ByteSource, story: Story | null): number => {
  const { rows, reels, wild, scatter } = table
  const window = new Uint8Array(reels * rows)
  const stops: number[] = table.base.map(() => 0)
  let held: readonly number[] = []
  const showsWild = (reel: number): boolean => window.subarray(reel * rows, reel * rows + rows).includes(wild)
  const spin = (kind: SpinKind): { coins: number; scatters: number } => {
    drawStops(table[kind], source, stops, held)
    fillWindow(table, table[kind], stops, window)
    cover(table, window, held)
    const scatters = countOf(window, scatter)
    if (story) {
      const shown = namedWindow(table, window)
      story.events.push({ type: 'reels-stopped', spin: kind, stops: [...stops], window: shown, ...(held.length > 0 ? { held } : {}) })
      tellScatters(table, story, window, scatters)
    }
    if (kind === 'free') {
      const fresh = table.free.flatMap((_, reel) => (!held.includes(reel) && showsWild(reel) ? [reel] : []))
      if (fresh.length > 0) {
        story?.events.push({ type: 'wilds-expanded', reels: fresh })
        cover(table, window, fresh)
        held = [...held, ...fresh].toSorted((a, b) => a - b)
      }
    }
    return { coins: linesCoins(table, window, wild, false, story) + table.scatter_coins[scatters]!, scatters }
  }
  const { coins, scatters } = spin('base')
  const award = table.awards[scatters]!
  if (award > 0) story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  return (
    coins +
    playFreeSpins(
      table,
      award,
      source,
      story,
      () => spin('free'),
      () => held,
    )
  )
}

/** What a reel can show; with `covers` a stop that shows a wild is wild in every row, and marked by the bit of its reel. */
const facesOf = ({ rows, wild, scatter }: Table, strip: Uint8Array, reel: number, covers: boolean): LineFace[] => {
  const faces = new Map<string, LineFace>()
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)
    const is_covered = covers && shown.includes(wild)
    const cells = is_covered ? shown.map(() => wild) : shown
    const scatters = shown.filter((cell) => cell === scatter).length
    const key = `${cells.join()} ${scatters}`
    faces.set(key, { cells, scatters, mark: is_covered ? 1 << reel : 0, weight: (faces.get(key)?.weight ?? 0) + 1 })
  }
  return [...faces.values()]
}

/** Every free spin in which these reels are covered already. One of them counts all of its stops, so that every spin has as many. */
const freeClasses = (table: Table, held: number): AwardClass[] => {
  const faces = table.free.map((strip, reel): readonly LineFace[] => {
    if (((held >> reel) & 1) === 0) return facesOf(table, strip, reel, true)
    return [{ cells: Array.from({ length: table.rows }, () => table.wild), scatters: 0, mark: 0, weight: strip.length }]
  })
  return lineClasses(table, faces, (scatters, fresh) => stateKey(held | fresh, table.awards[scatters]!))
}

/** The classes of each set of covered reels that can come about, as bits. */
const classesByHeld = (table: Table): ReadonlyMap<number, readonly AwardClass[]> => {
  const classes = new Map<number, AwardClass[]>()
  const find = (held: number): void => {
    if (classes.has(held)) return
    const found = freeClasses(table, held)
    classes.set(held, found)
    for (const { award: key } of found) find(stateOf(key))
  }
  find(0)
  return classes
}

/** Exact: every stop of the reels that turn, for each set of reels that can be covered, and a chain over those sets. */
export const stickyReelsMoments = (table: Table): Moments => {
  const { free_spins, coins_per_stake } = table.definition
  if (!free_spins) throw new Error('sticky reels stay in free spins')
  const base = table.base.map((strip, reel) => facesOf(table, strip, reel, false))
  const stopsOf = (strips: readonly Uint8Array[]): bigint => strips.reduce((product, { length }) => product * BigInt(length), 1n)
  const ahead = freeSpinsByState(free_spins, classesByHeld(table), stopsOf(table.free))
  const classes = lineClasses(table, base, (scatters) => table.awards[scatters]!)
  const round = wholeRound(classes, 1n, ahead, stopsOf(table.base))
  const unit = BigInt(coins_per_stake)
  return {
    mean: fraction(round.coins, round.scale * unit),
    mean_square: fraction(round.square_coins, round.scale * unit * unit),
    hit_rate: fraction(round.scale - round.losing, round.scale),
    max_multiple: fraction(round.most_coins, unit),
  }
}
