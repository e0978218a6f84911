import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'
import type { JackpotsStatusMessage } from '../contract.ts'
import { takeSums } from './live-pots.ts'

/** RTM-041: sums move where they are shown; a page of jackpots in sight is read anew when one fell, for it has a new winner. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const { currency, jackpots } = data as JackpotsStatusMessage
  const has_fallen = takeSums(currency, jackpots)
  if (has_fallen && /\/(vegas-)?jackpots?(-sevens)?\//.test(currentPath())) void reloadPage()
}
