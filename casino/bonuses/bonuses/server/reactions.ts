import { DepositCompleted, DepositDisputed, DepositRefunded, lostPayments, wholeRefunds } from '#casino/money/cash-desk/events.ts'
import { WageringMet } from '#casino/money/wallet/events.ts'
import { PlayerRegistered } from '#casino/players/accounts/events.ts'
import { on } from '#kernel/facts/reactions.ts'
import { assignOffers, unseenOffers } from './assign-bonuses.ts'
import { giveForDeposit, rejectOfDeposits } from './deposit-bonuses.ts'
import { finishWagered } from './end-bonuses.ts'

export const reactions = [
  // A new player is told at once of what is offered to them, and has what the link promised that they came by.
  on(PlayerRegistered, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data } of facts)
      if (player_id !== null) await assignOffers(tx, house, player_id, await unseenOffers(tx, house, player_id, data.gift_id))
  }),
  on(DepositCompleted, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data } of facts) await giveForDeposit(tx, house, player_id, data)
  }),
  on(DepositDisputed, { from: 'deployment' }, (facts, tx, house) => rejectOfDeposits(tx, house, lostPayments(facts))),
  // Of a deposit that went back whole nothing is left that it could be for.
  on(DepositRefunded, { from: 'deployment' }, (facts, tx, house) => rejectOfDeposits(tx, house, wholeRefunds(facts))),
  on(WageringMet, { from: 'deployment' }, (facts, tx, house) =>
    finishWagered(
      tx,
      house,
      facts.map(({ data }) => BigInt(data.grant_id)),
    ),
  ),
]
