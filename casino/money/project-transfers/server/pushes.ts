import { push } from '#kernel/facts/pushes.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { ProjectTransferMessage } from '../contract.ts'
import { TransferMoved } from '../events.ts'

/** The player's open pages follow their transfers. The balance itself is told by the wallet. */
export const pushes = [
  push(TransferMoved, (facts) =>
    facts.flatMap(({ player_id, data: { transfer_id, direction, state, reason, amount_minor, currency } }) => {
      if (player_id === null) return []
      const data = { id: transfer_id, direction, status: state, reason, amount: amount_minor, currency, exponent: exponentOf(currency) }
      const message: ProjectTransferMessage = { type: 'projectTransfer', data }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    }),
  ),
]
