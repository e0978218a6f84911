import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import type { SettledRow } from './settle-store.ts'
import { capNames } from '../rules.ts'

const limitName = (cap: number | null): string => (cap ? (capNames[cap - 1] ?? 'session') : 'session')

const limitKind = (which: string): string => which.replace(/-.*/, '')

/** Turns the database's "no" into the refusal that a player reads; returns when it was a "yes". */
export const refuseOutcome = ({ outcome, cap, till }: SettledRow, now: Date): void => {
  const till_text = till?.toISOString() ?? null
  if (outcome === 'settled' || outcome === 'replayed') return
  if (outcome === 'key-reused') throw new Refusal('idempotency-key-reused', {}, 409)
  if (outcome === 'reference-used') refuse('reference-used', {}, 409)
  if (outcome === 'limit-reached') {
    const which = limitName(cap)
    // The player reads which kind of limit it is; `which` names its period too.
    refuse('limit-reached', { which, kind: limitKind(which), till: till_text })
  }
  if (outcome === 'too-soon') refuse('too-soon', { till: till_text, retry_after_ms: Math.max(0, (till?.getTime() ?? 0) - now.getTime()) })
  if (outcome === 'stakes-blocked') refuse('stakes-blocked', { till: till_text })
  refuse('insufficient-funds')
}
