import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import { patchMain } from '#kernel/web/state/app-state.ts'
import type { CashbackMessage } from '../contract.ts'

/** What can be taken now, wherever the page reads it. */
export const keepDashboard = (cashback: CashbackMessage['data']): void =>
  patchMain(({ playerInfo }) => (playerInfo ? { playerInfo: { ...playerInfo, playerDashboard: { cashback } } } : {}))

/** RTM-029: the dashboard follows the message, and the page of cashback with it. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  keepDashboard(data as CashbackMessage['data'])
  if (currentPath().startsWith('/cashback')) void reloadPage()
}
