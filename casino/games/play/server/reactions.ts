import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { refuse } from '../contract.ts'
import { RoundSettled } from '../events.ts'
import { round_waits_ms } from '../rules.ts'
import { keepRounds } from './round-store.ts'
import { hasOpenRounds, hastenRounds } from './steps/step-store.ts'

const refuseWithOpenRounds = async (tx: Tx, player_id: string): Promise<void> => {
  if (await hasOpenRounds(tx, BigInt(player_id), 'money')) refuse('rounds-open', { hours: round_waits_ms / 3_600_000 })
}

export const reactions = [
  on(RoundSettled, { from: 'beginning' }, (facts, tx) => keepRounds(tx, facts)),
  /** Who may not stake any more has no round to come back to: what is open ends as its rules say, and pays. */
  on(ControlsChanged, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { data } of facts) if (data.blocked_until !== null) await hastenRounds(tx, BigInt(data.player_id), house.clock.now())
  }),
  /** What an open round may bring is owed in its currency, to somebody who is there. */
  onInTransaction(CurrencyChanged, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
  onInTransaction(ErasureAsked, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
  onInTransaction(PlayerErased, ({ data }, tx) => refuseWithOpenRounds(tx, data.player_id)),
]
