import { reloadPage } from '#kernel/web/page/navigation.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import type { SetBalanceMessage } from '../contract.ts'
import { arriveBalance } from './shown-balance.ts'

interface App {
  readonly queryClient: { invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void> }
}

/** Everything on the page that was written in the other currency is asked for anew: presets, limits, lists. */
const followCurrency = (currency: string, app: App): void => {
  patchMain(() => ({ currency }))
  void app.queryClient.invalidateQueries({ queryKey: [] })
  void reloadPage()
}

/**
 * RTM-017: the newest balance stands in the header as soon as it gives no round on the screen away, and lists of transactions
 * are read again when next seen.
 */
export const handle = (message: { readonly data: unknown }, app: App): void => {
  const { data } = message as SetBalanceMessage
  const is_other_currency = appState.get().main.currency !== data.currency
  arriveBalance(data)
  if (is_other_currency) followCurrency(data.currency, app)
  else void app.queryClient.invalidateQueries({ queryKey: ['transactions'] })
}
