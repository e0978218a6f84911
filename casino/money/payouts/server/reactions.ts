import { SecondFactorTurnedOff } from '#casino/sign-in/second-factor/events.ts'
import { ContactChanged, PasswordChanged } from '#casino/sign-in/one-time-codes/events.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { PayoutMoved } from '../events.ts'
import { sendSoon } from './send-payout.ts'
import { noteAccountChange } from './store.ts'

export const reactions = [
  // An operator approves in a process of their own, which has no jobs: the site hears of it and sends.
  on(PayoutMoved, { from: 'deployment' }, async (facts, _tx, house) => {
    for (const { data } of facts) if (data.state === 'approved') await sendSoon(house, BigInt(data.payout_id))
  }),
  // A new password, another phone in place of the confirmed one, or a second factor gone, is a thief's first step: for a day a person looks at payouts, from the same commit on.
  onInTransaction(PasswordChanged, async ({ data }, tx, house) => {
    if (data.way !== 'first') await noteAccountChange(tx, [BigInt(data.player_id)], house.clock.now())
  }),
  onInTransaction(ContactChanged, ({ data }, tx, house) => noteAccountChange(tx, [BigInt(data.player_id)], house.clock.now())),
  onInTransaction(SecondFactorTurnedOff, ({ data }, tx, house) => noteAccountChange(tx, [BigInt(data.player_id)], house.clock.now())),
]
