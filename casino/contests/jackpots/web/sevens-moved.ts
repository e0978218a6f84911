import type { JackpotSevensMessage } from '../contract.ts'
import { takeSums } from './live-pots.ts'
import { openWin } from './open-win.ts'

/** RTM-065: the pot moves, in whole units; whoever it fell to is told in a window of its own. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const message = data as JackpotSevensMessage
  if ('win' in message) return openWin(message.win)
  const { currency, id, amount: currentSum, revision } = message
  takeSums(currency, [{ id, currentSum, revision }])
}
