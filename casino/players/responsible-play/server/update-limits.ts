import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { LimitKind } from '#kernel/brand/jurisdiction.ts'
import { type LimitPeriod } from '#kernel/brand/limit-periods.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { changeLimit, confirmIncrease, isPossible, lowest, noLimit, type LimitState } from '../rules.ts'
import { countPlay, endLease } from './beat-session.ts'
import { announceControls, limitsInForce } from './controls.ts'
import { holdPlayer, readLimits, writeLimit, type KnownLimit, type LimitStep, type PlayerRow } from './store.ts'

export interface WantedLimit {
  readonly type: LimitKind
  readonly period: LimitPeriod
  readonly amount: number | null
}

interface Wish {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint | null
}

const isSameLimit = (one: Omit<Wish, 'amount'>, other: Omit<Wish, 'amount'>): boolean =>
  one.kind === other.kind && one.period === other.period

/** Merges the requested limits; if a limit is given several times the lowest applies (reliability 12). Refuses `limit-impossible`. */
const wishesOf = (wanted: readonly WantedLimit[]): Wish[] =>
  wanted.reduce<Wish[]>((wishes, { type: kind, period, amount }) => {
    const wish = { kind, period, amount: amount === null ? null : BigInt(amount) }
    if (wish.amount !== null && !isPossible(kind, period, wish.amount)) return refuse('limit-impossible', { type: kind, period })
    const known = wishes.find((one) => isSameLimit(one, wish))
    if (!known) return [...wishes, wish]
    return wishes.map((one) => (one === known ? { ...one, amount: lowest(one.amount, wish.amount) } : one))
  }, [])

const stepOf = (before: LimitState, after: LimitState): LimitStep =>
  before.amount !== after.amount ? 'lowered' : after.increase ? 'increase-asked' : 'increase-dropped'

const isUnchanged = (before: LimitState, after: LimitState): boolean => before.amount === after.amount && before.increase === after.increase

const apply = async (tx: Tx, house: House, player_id: bigint, known: readonly KnownLimit[], wishes: readonly Wish[]): Promise<void> => {
  const at = house.clock.now()
  for (const { kind, period, amount } of wishes) {
    const before = known.find((limit) => isSameLimit(limit, { kind, period })) ?? noLimit
    const after = changeLimit(before, amount, at)
    if (isUnchanged(before, after)) continue
    const step = stepOf(before, after)
    await writeLimit(tx, player_id, { kind, period, ...after }, { step, before: before.amount, amount, at })
  }
}

/** After a change the running lease is taken back and issued again, so that a tighter time limit applies at once. */
const tell = async (tx: Tx, house: House, player_id: bigint, row: PlayerRow): Promise<void> => {
  const limits = limitsInForce(await readLimits(tx, player_id))
  const { player } = await countPlay(tx, house, player_id, await endLease(tx, house, player_id, row), limits)
  await announceControls(tx, house, player_id, player)
}

/**
 * RP-001: sets limits, and the reality check's interval. A lower limit applies when this returns: no stake and no deposit violating
 * it is accepted. A higher or removed one waits for 24 hours and `confirmLimitIncrease`.
 */
export const changeLimits = async (
  house: House,
  player_id: bigint,
  wanted: readonly WantedLimit[],
  reality_check_minutes: number | undefined,
): Promise<void> => {
  const wishes = wishesOf(wanted)
  await inTransaction(house.db, async (tx) => {
    const row = await holdPlayer(tx, player_id)
    await apply(tx, house, player_id, await readLimits(tx, player_id), wishes)
    await tell(tx, house, player_id, { ...row, reality_check_minutes: reality_check_minutes ?? row.reality_check_minutes })
  })
}

/** RP-001: the second confirmation of an increase. Refusals: `no-increase-waits`, `increase-too-early` { till }. */
export const confirmLimitIncrease = async (house: House, player_id: bigint, kind: LimitKind, period: LimitPeriod): Promise<void> => {
  const at = house.clock.now()
  await inTransaction(house.db, async (tx) => {
    const row = await holdPlayer(tx, player_id)
    const before = (await readLimits(tx, player_id)).find((limit) => isSameLimit(limit, { kind, period })) ?? noLimit
    const after = confirmIncrease(before, at)
    if (after === 'no-increase-waits') return refuse(after)
    if (after === 'increase-too-early') return refuse(after, { till: before.increase?.confirmable_at.toISOString() ?? null })
    await writeLimit(
      tx,
      player_id,
      { kind, period, ...after },
      { step: 'increase-confirmed', before: before.amount, amount: after.amount, at },
    )
    await tell(tx, house, player_id, row)
  })
}
