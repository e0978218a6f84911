import type { PlaySession } from '../contract.ts'

type Stopped = NonNullable<PlaySession['stopped']>
/** Who is excluded or on a break of days hears it from their own notice. */
export type ToldReason = Exclude<Stopped['reason'], 'cooling-off' | 'self-excluded'>

/** Why stakes have stopped, where it is new: told once for each reason and end. */
export const newlyStopped = (
  before: PlaySession['stopped'],
  now: PlaySession['stopped'],
): { readonly reason: ToldReason; readonly till: string | null } | null => {
  if (!now || now.reason === 'cooling-off' || now.reason === 'self-excluded') return null
  return before?.reason === now.reason ? null : { reason: now.reason, till: now.till }
}
