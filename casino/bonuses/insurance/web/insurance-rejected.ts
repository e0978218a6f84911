import type { PushApp } from '#kernel/web-slice.ts'
import { patchMain } from '#kernel/web/state/app-state.ts'
import { insuranceKey } from './insurance-key.ts'

/** RTM-038: nothing waits any more, and the window is not shown. */
export const handle = (_message: unknown, app: PushApp): void => {
  patchMain(() => ({ showInsuranceBonusPopup: false }))
  app.queryClient.setQueryData(insuranceKey, (old) => (old ? { ...(old as object), status: 'active', bonus: null } : old))
}
