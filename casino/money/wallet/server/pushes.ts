import type { House } from '#kernel/house.ts'
import { push } from '#kernel/facts/pushes.ts'
import { CurrencyChanged } from '#casino/account/profile/events.ts'
import { RealityCheckDue } from '#casino/account/responsible-play/events.ts'
import { BalanceChanged } from '../events.ts'
import { balanceMessages } from './balance-messages.ts'
import { realityCheckMessages } from './reality-check-messages.ts'

const newBalances = (facts: readonly { readonly player_id: bigint | null }[], house: House) =>
  balanceMessages(
    house,
    facts.flatMap((fact) => (fact.player_id === null ? [] : [fact.player_id])),
  )

export const pushes = [
  push(BalanceChanged, newBalances),
  /** The same message tells every open page of another currency. */
  push(CurrencyChanged, newBalances),
  push(RealityCheckDue, realityCheckMessages),
]
