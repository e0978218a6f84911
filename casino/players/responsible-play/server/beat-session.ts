import { period_ms } from '#kernel/brand/limit-periods.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { PlaySession } from '../contract.ts'
import { RealityCheckDue } from '../events.ts'
import { missingKinds, type Limit } from '../rules.ts'
import { beat, checkDueIn, free_beat_ms, isLeased, leased_beat_ms, type Beat, type Sitting } from '../session-rules.ts'
import { announceControls, limitsInForce } from './controls.ts'
import { readStanding } from './house-restriction-store.ts'
import { addPlayed, cutPlayed, holdPlayer, readLimits, readPlayed, updatePlayer, type PlayerRow } from './store.ts'

const sittingOf = ({ sitting_started_at, counted_until }: PlayerRow): Sitting | null =>
  sitting_started_at && counted_until ? { started_at: sitting_started_at, counted_until } : null

/** Counts play time up to now and issues the next lease, for a locked player row. Returns the row for the caller to write. */
export const countPlay = async (
  tx: Tx,
  house: House,
  player_id: bigint,
  player: PlayerRow,
  limits: readonly Limit[],
): Promise<{ player: PlayerRow; counted: Beat }> => {
  const now = house.clock.now()
  const { jurisdiction } = house
  const is_timed = limits.some(({ kind }) => kind === 'session')
  const played = is_timed ? await readPlayed(tx, player_id, new Date(now.getTime() - period_ms['30-days'])) : []
  const counted = beat(sittingOf(player), played, { limits, jurisdiction }, now)
  if (counted.counted) await addPlayed(tx, player_id, counted.counted)
  const { started_at, counted_until } = counted.sitting
  return { player: { ...player, sitting_started_at: started_at, counted_until, lease_until: counted.lease_until }, counted }
}

/** Takes a running lease back, including the unplayed time already counted. The row is written by the caller. */
export const endLease = async (tx: Tx, house: House, player_id: bigint, row: PlayerRow): Promise<PlayerRow> => {
  const now = house.clock.now()
  if (row.counted_until === null || row.counted_until <= now) return { ...row, lease_until: null }
  await cutPlayed(tx, player_id, row.counted_until, now)
  return { ...row, counted_until: now, lease_until: null }
}

const secondsOf = (duration_ms: number): number => Math.max(0, Math.round(duration_ms / 1000))

interface Looked {
  readonly stopped: PlaySession['stopped']
  readonly counted: Beat
  readonly check_in_ms: number
  readonly is_due: boolean
}

const sessionOf = ({ stopped, counted, check_in_ms, is_due }: Looked, now: Date): PlaySession => {
  const { sitting, lease_until, left_ms } = counted
  const usual_ms = lease_until === null ? free_beat_ms : leased_beat_ms
  // The page must learn of the end of play time when it happens, not at the next beat.
  const over_in_ms = left_ms === null || left_ms === 0 ? usual_ms : left_ms
  return {
    playedSeconds: secondsOf(now.getTime() - sitting.started_at.getTime()),
    startedAt: sitting.started_at.toISOString(),
    remainingSeconds: left_ms === null ? null : secondsOf(left_ms),
    stopped,
    realityCheckDue: is_due,
    nextSeconds: Math.max(1, Math.ceil(Math.min(usual_ms, check_in_ms, over_in_ms) / 1000)),
  }
}

/** A due reality check is announced once, to all pages of the player; the ledger adds the result. */
const lookAtClock = async (tx: Tx, house: House, player_id: bigint, player: PlayerRow, sitting: Sitting) => {
  const now = house.clock.now()
  const every = player.reality_check_minutes
  const is_due = checkDueIn(sitting.started_at, player.checked_at, every, now) === 0
  if (!is_due) return { is_due, check_in_ms: checkDueIn(sitting.started_at, player.checked_at, every, now), checked_at: player.checked_at }
  const session_minutes = Math.round((now.getTime() - sitting.started_at.getTime()) / 60_000)
  const data = { player_id: String(player_id), session_minutes, since: sitting.started_at.toISOString() }
  await announce(tx, house, [RealityCheckDue(data, player_id)])
  return { is_due, check_in_ms: every * 60_000, checked_at: now }
}

const beatHeld = async (tx: Tx, house: House, player_id: bigint): Promise<PlaySession> => {
  const now = house.clock.now()
  const row = await holdPlayer(tx, player_id)
  const limits = limitsInForce(await readLimits(tx, player_id))
  const standing = await readStanding(tx, player_id, now)
  if (standing) {
    const sitting = { started_at: now, counted_until: now }
    const counted = { sitting, counted: null, lease_until: null, stopped: null, left_ms: null }
    const stopped = { reason: standing.status, till: standing.till?.toISOString() ?? null }
    return sessionOf({ stopped, counted, check_in_ms: free_beat_ms, is_due: false }, now)
  }
  const missing = missingKinds(house.jurisdiction.limits_before_first_stake, limits)
  const { player, counted } = await countPlay(tx, house, player_id, row, limits)
  const stopped =
    missing.length > 0
      ? { reason: 'limits-required' as const, till: null }
      : counted.stopped && { reason: counted.stopped.reason, till: counted.stopped.till.toISOString() }
  const { checked_at, is_due, check_in_ms } = await lookAtClock(tx, house, player_id, player, counted.sitting)
  const written = { ...player, checked_at }
  const must_tell = row.is_leased || isLeased({ limits, jurisdiction: house.jurisdiction })
  if (must_tell) await announceControls(tx, house, player_id, written)
  else await updatePlayer(tx, player_id, written)
  return sessionOf({ stopped, counted, check_in_ms, is_due }, now)
}

/**
 * A visible page reports that the player is present: time is counted, the lease is extended as far as the limits allow, and a
 * reality check may be due (RP-002, RP-007).
 */
export const beatSession = async (house: House, player_id: bigint): Promise<PlaySession> => {
  const session = await inTransaction(house.db, (tx) => beatHeld(tx, house, player_id))
  if (session.realityCheckDue) house.facts.wake()
  return session
}
