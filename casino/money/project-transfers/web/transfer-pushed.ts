import type { PushApp } from '#kernel/web-slice.ts'
import { transfersKey } from './transfer-queries.ts'

/** Whatever shows transfers follows. The words and the sound are the notification centre's. */
export const handle = (_message: { data: unknown }, app: PushApp): void => {
  void app.queryClient.invalidateQueries({ queryKey: transfersKey })
}
