import { Refusal } from '#kernel/refusals/refusal.ts'
import { exponentOf, minorToDecimal } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { capNames } from '../rules.ts'
import type { SettledRow } from './settle-batch.ts'

const limitName = (cap: number | null): string => (cap ? (capNames[cap - 1] ?? 'session') : 'session')

const limitKind = (which: string): string => which.replace(/-.*/, '')

/** Turns the database's "no" into the refusal that a player reads; returns when it was a "yes". */
export const refuseOutcome = (
  { outcome, cap, till, most }: Pick<SettledRow, 'outcome' | 'cap' | 'till'> & { readonly most?: bigint | null },
  now: Date,
  asset: string,
): void => {
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
  if (outcome === 'bonus-stake-too-high') {
    const most_minor = Number(most)
    refuse('bonus-stake-too-high', { most: `${minorToDecimal(most_minor, exponentOf(asset))} ${asset}`, most_minor })
  }
  if (outcome === 'stakes-blocked') refuse('stakes-blocked', { till: till_text })
  if (outcome === 'other-currency') refuse('stake-other-currency')
  refuse('insufficient-funds')
}
