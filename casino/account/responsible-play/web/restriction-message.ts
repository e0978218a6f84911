import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { RestrictionMessage } from '../contract.ts'
import { openLudoman } from './open-once.ts'

/** RTM-016: a break or an exclusion began, here or in another page. Other notices of this type are not ours. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const { status, till } = data as Partial<RestrictionMessage['data']>
  if ((status !== 'cooling-off' && status !== 'self-excluded') || till === undefined) return
  openLudoman(till)
  void reloadMain()
}
