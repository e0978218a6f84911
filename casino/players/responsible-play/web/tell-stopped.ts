import type { PlaySession } from '../contract.ts'
import { houseRestrictionKinds, restrictionKinds, type Standing } from '../rules.ts'

type Stopped = NonNullable<PlaySession['stopped']>
type StandingStatus = Standing['status']
/** Who is excluded, on a break of days or restricted by the house hears it from their own notice. */
export type ToldReason = Exclude<Stopped['reason'], StandingStatus>

const isTold = (reason: Stopped['reason']): reason is ToldReason =>
  ![...restrictionKinds, ...houseRestrictionKinds].includes(reason as StandingStatus)

/** Why stakes have stopped, where it is new: told once for each reason and end. */
export const newlyStopped = (
  before: PlaySession['stopped'],
  now: PlaySession['stopped'],
): { readonly reason: ToldReason; readonly till: string | null } | null => {
  if (!now || !isTold(now.reason)) return null
  return before?.reason === now.reason ? null : { reason: now.reason, till: now.till }
}
