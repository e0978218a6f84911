import type pg from 'pg'
import { runPair } from '#kernel/database/statement-pair.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import type { Drawn, InstantRound, Told } from './round.ts'
import { acceptCall, balancesOf, settleCall, type DrawnRound, type SettledBalances, type Verdict, type VerdictRow } from './settle-store.ts'

/** A round in the lanes. Its drawn result is kept across retries of its batch. */
export interface LaneCall extends InstantRound {
  drawn?: Drawn
}

/** Outcome of a round. */
export interface SettledRow extends Omit<VerdictRow, 'outcome'> {
  readonly outcome: Exclude<Verdict, 'accepted'> | 'settled' | 'not-drawn'
  /** The response of a round settled now. */
  readonly answer?: object
  /** The error of its draw. */
  readonly error?: unknown
}

const checked = (drawn: Drawn): Drawn => {
  if (drawn.win_minor < 0n) throw new RangeError('a win is not below zero')
  return drawn
}

type Try = { readonly told: Told; readonly win_minor: bigint } | { readonly error: unknown }

const drawOnce = (call: LaneCall, moment: Date): Try => {
  try {
    call.drawn ??= checked(call.draw(acceptDraw(call.reference)))
    return { told: call.drawn.tell(moment), win_minor: call.drawn.win_minor }
  } catch (error) {
    return { error }
  }
}

const asDrawnRound = (round: LaneCall, one: Try): DrawnRound =>
  'error' in one ? { round, told: null, win_minor: 0n } : { round, told: one.told, win_minor: one.win_minor }

/**
 * Settles a batch in one transaction: the ledger decides which rounds are accepted, these are drawn, and everything is written.
 * Refused rounds are never drawn, so their responses cannot reveal a result. Returns a row per round, in order; throws for the
 * whole batch if nothing was written or the outcome is unknown.
 */
export const settleBatch = async (client: pg.ClientBase, calls: readonly LaneCall[], moment: Date): Promise<SettledRow[]> => {
  const verdicts: VerdictRow[] = []
  // In the order in which the ledger accepted them, which it also expects for their results.
  const accepted: { readonly place: number; readonly drawn: Try }[] = []
  const written = await runPair<VerdictRow, SettledBalances>(client, acceptCall(calls, moment), (rows) => {
    for (const row of rows) verdicts[row.place - 1] = row
    if (verdicts.length !== calls.length || verdicts.includes(undefined as never))
      throw new Error('the ledger answered other rounds than it was asked')
    for (const row of rows)
      if (row.outcome === 'accepted' && verdicts[row.place - 1] === row)
        accepted.push({ place: row.place - 1, drawn: drawOnce(calls[row.place - 1] as LaneCall, moment) })
    if (accepted.length === 0) return null
    return settleCall(
      accepted.map(({ place, drawn }) => asDrawnRound(calls[place] as LaneCall, drawn)),
      moment,
    )
  })
  const balances = balancesOf(written)
  const settled = verdicts as unknown as SettledRow[]
  accepted.forEach(({ place, drawn }, index) => {
    const row = verdicts[place] as VerdictRow
    if ('error' in drawn) settled[place] = { ...row, outcome: 'not-drawn', error: drawn.error }
    else settled[place] = { ...row, outcome: 'settled', balance_after: balances[index] ?? 0n, answer: drawn.told.answer }
  })
  return settled
}
