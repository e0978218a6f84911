import type { ByteSource } from '../../chance/byte-source.ts'
import { fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import { wholeRound, type AwardClass, type FreeSpinsAhead } from '../free-spins-maths.ts'
import { drawStops, type Story, type Table } from './table.ts'
import { waysCoins } from './ways.ts'
import { waysClasses, type Face } from './ways-moments.ts'
import { windowsOf } from './windows.ts'

type WalkingWilds = Extract<Mechanic, { kind: 'walking-wilds' }>

const ruleOf = ({ definition }: Table): WalkingWilds => definition.mechanic as WalkingWilds

/** Where wild reels stand in the next spin: one to the left. What reaches the first reel is gone, for no wild begins a way. */
const walked = (wild: readonly number[]): number[] => wild.flatMap((reel) => (reel > 1 ? [reel - 1] : []))

/**
 * The spin, and a respin for as long as a wild reel walks, up to the number of multipliers. Draws a stop for each reel on which none stands.
 */
export const playWalkingWilds = (table: Table, source: ByteSource, story: Story | null): number => {
  const { multipliers } = ruleOf(table)
  const covered = Array.from({ length: table.rows }, () => table.wild)
  const all = windowsOf(table, table.base)
  const shown: (readonly number[])[] = table.base.map(() => covered)
  const stops: number[] = table.base.map(() => 0)
  let held: number[] = []
  let coins = 0
  for (const [spin, multiplier] of multipliers.entries()) {
    if (spin > 0) story?.events.push({ type: 'wilds-walked', reels: held }, { type: 'multiplier-changed', multiplier })
    drawStops(table.base, source, stops, held)
    const wild: number[] = []
    for (let reel = 0; reel < shown.length; reel += 1) {
      shown[reel] = held.includes(reel) ? covered : all[reel]![stops[reel]!]!
      if (shown[reel]!.includes(table.wild)) wild.push(reel)
    }
    if (story) {
      const window = shown.map((cells) => cells.map((cell) => table.ids[cell]!))
      story.events.push({ type: 'reels-stopped', spin: 'base', stops: [...stops], window, ...(spin > 0 ? { held } : {}) })
      const fresh = wild.filter((reel) => !held.includes(reel))
      if (fresh.length > 0) story.events.push({ type: 'wilds-expanded', reels: fresh })
    }
    for (const reel of wild) shown[reel] = covered
    coins += waysCoins(table, shown, multiplier, story) * multiplier
    held = walked(wild)
    if (held.length === 0) return coins
  }
  return coins
}

/** Sets of reels as bits. */
const bitsOf = (reels: readonly number[]): number => reels.reduce((bits, reel) => bits | (1 << reel), 0)
const reelsOf = (bits: number): number[] => [0, 1, 2, 3, 4, 5].filter((reel) => ((bits >> reel) & 1) === 1)

/**
 * What a reel can show without a wild, and how many stops show one. A covered reel counts all of its stops, drawn or not, so that every spin
 * has the same number of them.
 */
const facesOf = (table: Table) => {
  const countsOf = (cells: readonly number[]): number[] =>
    table.definition.symbols.map(({ role }, symbol) => (role === 'regular' ? cells.filter((cell) => cell === symbol).length : 0))
  const wildFace = (weight: number): Face[] => {
    const counts = table.definition.symbols.map(({ role }) => (role === 'regular' ? table.rows : 0))
    return weight > 0 ? [{ counts, scatters: 0, weight }] : []
  }
  return windowsOf(table, table.base).map((of) => {
    const plain = of.filter((cells) => !cells.includes(table.wild))
    return {
      held: wildFace(of.length),
      fresh: wildFace(of.length - plain.length),
      plain: plain.map((cells): Face => ({ counts: countsOf(cells), scatters: 0, weight: 1 })),
    }
  })
}

/** Every stop of a spin in which these reels are wild already; `award` is where wilds stand in the next one. */
const classesOf = (table: Table, faces: ReturnType<typeof facesOf>, held: number): AwardClass[] => {
  const may_come = faces.flatMap(({ fresh }, reel) => (fresh.length > 0 && ((held >> reel) & 1) === 0 ? [reel] : []))
  return Array.from({ length: 1 << may_come.length }, (_, chosen) =>
    may_come.reduce((bits, reel, index) => bits | (((chosen >> index) & 1) << reel), 0),
  ).flatMap((come) => {
    const of = faces.map((face, reel) => (((held >> reel) & 1) === 1 ? face.held : ((come >> reel) & 1) === 1 ? face.fresh : face.plain))
    const award = bitsOf(walked(reelsOf(held | come)))
    return waysClasses(table, of).map((one) => ({ ...one, award }))
  })
}

/**
 * Exact: reels do not depend on each other once it is known which of them are wild, so each spin is sums of products; the round is a chain
 * over where wilds stand, solved from its last spin.
 */
export const walkingWildsMoments = (table: Table): Moments => {
  const { multipliers } = ruleOf(table)
  const faces = facesOf(table)
  const stops = table.base.reduce((product, { length }) => product * BigInt(length), 1n)
  const known = new Map<string, FreeSpinsAhead>()
  const classes = new Map<number, AwardClass[]>()
  const over = (spin: number): FreeSpinsAhead => {
    const scale = stops ** BigInt(multipliers.length - spin)
    return { coins: 0n, square_coins: 0n, losing: scale, most_coins: 0n, scale }
  }
  const ahead = (spin: number, held: number): FreeSpinsAhead => {
    if (spin === multipliers.length || (spin > 0 && held === 0)) return over(spin)
    const key = `${spin} ${held}`
    const before = known.get(key)
    if (before) return before
    if (!classes.has(held)) classes.set(held, classesOf(table, faces, held))
    const sum = wholeRound(classes.get(held)!, BigInt(multipliers[spin]!), (next) => ahead(spin + 1, next), stops)
    known.set(key, sum)
    return sum
  }
  const { coins, square_coins, losing, most_coins, scale } = ahead(0, 0)
  const unit = BigInt(table.definition.coins_per_stake)
  return {
    mean: fraction(coins, scale * unit),
    mean_square: fraction(square_coins, scale * unit * unit),
    hit_rate: fraction(scale - losing, scale),
    max_multiple: fraction(most_coins, unit),
  }
}
