import type { PushApp } from '#kernel/web-slice.ts'
import { betsKey } from './bet-queries.ts'

/** A bet has changed its state: refreshes every query of bets. */
export const handle = (_message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: betsKey })
}
