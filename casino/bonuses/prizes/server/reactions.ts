import { on } from '#kernel/facts/reactions.ts'
import { PrizesGranted, prizesGranted } from '../events.ts'
import { kindOf } from './kinds.ts'
import { handAfterCommit } from './promises.ts'

export const reactions = [
  /** What a kind hands over outside the giver's transaction. */
  on(
    PrizesGranted,
    { from: 'deployment', isOwn: ({ data }, house) => kindOf(house, data.kind).handing.when === 'after-commit' },
    (facts, tx, house) =>
      handAfterCommit(
        tx,
        house,
        prizesGranted(facts).map(({ prize_id }) => BigInt(prize_id)),
      ),
  ),
]
