import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import { fraction, plus, times, type Fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import { compileSlot } from '../compile.ts'
import type { Mechanic, TrailField } from '../definition.ts'
import { enumerateStops } from '../enumerate.ts'
import { trail_die } from '../trail-die.ts'
import { linesCoins } from './lines.ts'
import { countOf, drawStops, fillWindow, namedWindow, tellScatters, type Story, type Table } from './table.ts'

type Trail = Extract<Mechanic, { kind: 'trail' }>

const ruleOf = ({ definition }: Table): Trail => definition.mechanic as Trail

/** The field after so many eyes; nobody walks past the last one. */
const after = ({ fields }: Trail, field: number, eyes: number): number => Math.min(field + eyes, fields.length - 1)

/** What is gathered once a field was entered. */
const entered = (gathered: bigint, field: TrailField): bigint =>
  field.does === 'pays' ? gathered + BigInt(field.stakes) : field.does === 'multiplies' ? gathered * BigInt(field.by) : gathered

const isEnd = ({ fields }: Trail, field: number): boolean => field === fields.length - 1 || fields[field]!.does === 'ends'

/** The walk along the fields, a die a step, until a field ends it. Stakes that were gathered. */
const walk = (table: Table, source: ByteSource, story: Story | null): number => {
  const rule = ruleOf(table)
  const unit = table.definition.coins_per_stake * (story?.coin_minor ?? 0)
  story?.events.push({ type: 'trail-started' })
  let [field, gathered] = [-1, 0n]
  do {
    const eyes = 1 + below(source, trail_die)
    field = after(rule, field, eyes)
    gathered = entered(gathered, rule.fields[field]!)
    story?.events.push({ type: 'trail-stepped', eyes, field, gathered_minor: Number(gathered) * unit })
  } while (!isEnd(rule, field))
  story?.events.push({ type: 'trail-ended', field, win_minor: Number(gathered) * unit })
  return Number(gathered)
}

/** The spin, and with enough scatters the walk. Draws the stops, and then a die for each step. */
export const playTrail = (table: Table, source: ByteSource, story: Story | null): number => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  drawStops(table.base, source, stops)
  fillWindow(table, table.base, stops, window)
  story?.events.push({ type: 'reels-stopped', spin: 'base', stops, window: namedWindow(table, window) })
  const scatters = countOf(window, table.scatter)
  const coins = linesCoins(table, window, table.wild, false, story) + table.scatter_coins[scatters]!
  if (story) tellScatters(table, story, window, scatters)
  return scatters >= ruleOf(table).least ? coins + walk(table, source, story) * table.definition.coins_per_stake : coins
}

/**
 * From a field on, whatever was gathered before: it comes to `a` times that, plus `b`. Means of both, of their squares and of their product.
 */
interface Ahead {
  readonly a: Fraction
  readonly b: Fraction
  readonly aa: Fraction
  readonly ab: Fraction
  readonly bb: Fraction
}

const one = fraction(1n)
const zero = fraction(0n)

/** Entering a field first, and then what lies ahead of it. */
const throughField = (field: TrailField, { a, b, aa, ab, bb }: Ahead): Ahead => {
  if (field.does === 'ends') return { a, b, aa, ab, bb }
  if (field.does === 'multiplies') {
    const by = fraction(BigInt(field.by))
    return { a: times(a, by), b, aa: times(aa, times(by, by)), ab: times(ab, by), bb }
  }
  const paid = fraction(BigInt(field.stakes))
  const twice = times(fraction(2n), paid)
  return {
    a,
    b: plus(b, times(a, paid)),
    aa,
    ab: plus(ab, times(aa, paid)),
    bb: plus(bb, plus(times(twice, ab), times(times(paid, paid), aa))),
  }
}

const meanOf = (all: readonly Ahead[]): Ahead => {
  const share = fraction(1n, BigInt(all.length))
  const mean = (part: keyof Ahead): Fraction =>
    times(
      share,
      all.reduce((sum, each) => plus(sum, each[part]), zero),
    )
  return { a: mean('a'), b: mean('b'), aa: mean('aa'), ab: mean('ab'), bb: mean('bb') }
}

/** The mean, the mean square and the most of what a walk gathers, in stakes: a Markov chain over the fields, solved from the last one. */
const walkOf = (rule: Trail): { readonly mean: Fraction; readonly square: Fraction; readonly most: bigint } => {
  const known = new Map<number, Ahead>()
  const ended: Ahead = { a: one, b: zero, aa: one, ab: zero, bb: zero }
  const eyes = Array.from({ length: trail_die }, (_, index) => index + 1)
  const from = (field: number): Ahead => {
    const before = known.get(field)
    if (before) return before
    const ahead = meanOf(
      eyes.map((each) => {
        const next = after(rule, field, each)
        return throughField(rule.fields[next]!, isEnd(rule, next) ? ended : from(next))
      }),
    )
    known.set(field, ahead)
    return ahead
  }
  const { b, bb } = from(-1)
  // The most that can be gathered on the way to each field: more before is never less after.
  let most = 0n
  const best = new Map<number, bigint>([[-1, 0n]])
  for (let field = -1; field < rule.fields.length - 1; field += 1) {
    const gathered = best.get(field)
    if (gathered === undefined || (field >= 0 && isEnd(rule, field))) continue
    for (const each of eyes) {
      const next = after(rule, field, each)
      const then = entered(gathered, rule.fields[next]!)
      if (then > (best.get(next) ?? -1n)) best.set(next, then)
      if (isEnd(rule, next) && then > most) most = then
    }
  }
  return { mean: b, square: bb, most }
}

/** Exact: every stop of the reels, and a walk that does not depend on them. */
export const trailMoments = (table: Table): Moments => {
  const rule = ruleOf(table)
  const { mechanic: _, ...reels } = table.definition
  const slot = compileSlot(reels)
  const { by_scatters, stops } = enumerateStops(slot, slot.base)
  const unit = BigInt(table.definition.coins_per_stake)
  const walked = walkOf(rule)
  let [mean, square, losing, most] = [zero, zero, 0n, 0n]
  for (const [scatters, wins] of by_scatters.entries()) {
    const walks = scatters >= rule.least
    let [count, coins, squares, best] = [0n, 0n, 0n, 0n]
    for (const [won, times_of] of wins) {
      const [paid, often] = [BigInt(won), BigInt(times_of)]
      count += often
      coins += paid * often
      squares += paid * paid * often
      if (paid > best) best = paid
      if (won === 0 && !walks) losing += often
    }
    if (count === 0n) continue
    const reels_mean = fraction(coins, stops * unit)
    mean = plus(mean, reels_mean)
    square = plus(square, fraction(squares, stops * unit * unit))
    const total = best + (walks ? walked.most * unit : 0n)
    if (total > most) most = total
    if (!walks) continue
    const share = fraction(count, stops)
    mean = plus(mean, times(share, walked.mean))
    square = plus(square, plus(times(fraction(2n), times(reels_mean, walked.mean)), times(share, walked.square)))
  }
  return { mean, mean_square: square, hit_rate: fraction(stops - losing, stops), max_multiple: fraction(most, unit) }
}
