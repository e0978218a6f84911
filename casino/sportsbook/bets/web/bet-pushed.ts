import type { PushApp } from '#kernel/web-slice.ts'
import { betsKey } from './bet-queries.ts'

/** A bet has another state: whatever shows bets follows. */
export const handle = (_message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: betsKey })
}
