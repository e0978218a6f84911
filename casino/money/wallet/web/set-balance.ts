import { patchMain } from '#kernel/web/state/app-state.ts'
import type { SetBalanceMessage } from '../contract.ts'

/** RTM-017: the newest balance stands in the header at once, and lists of transactions are read again when next seen. */
export const handle = (
  message: { readonly data: unknown },
  app: { readonly queryClient: { invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void> } },
): void => {
  const { data } = message as SetBalanceMessage
  patchMain(({ playerInfo }) => ({ playerInfo: { ...playerInfo, playerBalance: data } }))
  void app.queryClient.invalidateQueries({ queryKey: ['transactions'] })
}
