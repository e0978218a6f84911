import { push } from '#kernel/facts/pushes.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { WithdrawMessage } from '../contract.ts'
import { PayoutMoved } from '../events.ts'

/** RTM-028. The balance itself is told by the wallet. */
export const pushes = [
  push(PayoutMoved, (facts) =>
    facts.flatMap(({ player_id, data: { payout_id, state, reason, amount_minor, currency } }) => {
      if (player_id === null) return []
      const data = { id: payout_id, status: state, reason, amount: amount_minor, currency, exponent: exponentOf(currency) }
      const message: WithdrawMessage = { type: 'withdraw', data }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    }),
  ),
]
