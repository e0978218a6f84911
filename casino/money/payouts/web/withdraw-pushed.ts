import type { PushApp } from '#kernel/web-slice.ts'
import { payoutsKey } from './payout-queries.ts'

/** RTM-028: whatever shows payouts follows. The words and the sound are the notification centre's. */
export const handle = (_message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: payoutsKey })
}
