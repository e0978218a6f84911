import type { PlaySession } from '../contract.ts'
import { houseRestrictionKinds, restrictionKinds, type Standing } from '../rules.ts'

type Stopped = NonNullable<PlaySession['stopped']>
type StandingStatus = Standing['status']
/** Self-exclusion, breaks and operator restrictions have their own notices. */
export type ToldReason = Exclude<Stopped['reason'], StandingStatus>

const isTold = (reason: Stopped['reason']): reason is ToldReason =>
  ![...restrictionKinds, ...houseRestrictionKinds].includes(reason as StandingStatus)

/** The reason why stakes are refused, if it was not shown yet: once per reason and end. */
export const newlyStopped = (
  before: PlaySession['stopped'],
  now: PlaySession['stopped'],
): { readonly reason: ToldReason; readonly till: string | null } | null => {
  if (!now || !isTold(now.reason)) return null
  return before?.reason === now.reason ? null : { reason: now.reason, till: now.till }
}
