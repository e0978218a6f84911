import { push } from '#kernel/facts/pushes.ts'
import { RealityCheckDue } from '#casino/account/responsible-play/events.ts'
import { BalanceChanged } from '#casino/money/wallet/events.ts'
import { balanceMessages } from '#casino/money/wallet/server/balance-messages.ts'
import { realityCheckMessages } from '#casino/money/wallet/server/reality-check-messages.ts'

export const pushes = [
  push(BalanceChanged, (facts, house) =>
    balanceMessages(
      house,
      facts.flatMap((fact) => (fact.player_id === null ? [] : [fact.player_id])),
    ),
  ),
  push(RealityCheckDue, realityCheckMessages),
]
