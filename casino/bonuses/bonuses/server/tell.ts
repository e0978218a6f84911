import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { BonusChanged } from '../events.ts'
import type { BonusEvent } from '../rules.ts'
import type { BonusRow } from './store.ts'

/** What came of a bonus, to be told. */
export interface Told {
  readonly bonus: BonusRow
  readonly event: BonusEvent
  readonly converted_minor?: bigint
  /** Assigned because its player asked for it. */
  readonly is_asked?: boolean
}

/** Announces each step of each bonus (BO-018). */
export const tell = async (tx: Tx, house: House, told: readonly Told[]): Promise<void> => {
  await announce(
    tx,
    house,
    told.map(({ bonus, event, converted_minor = 0n, is_asked = false }) =>
      BonusChanged(
        {
          bonus_id: Number(bonus.id),
          event,
          terms: bonus.terms.slug,
          title: bonus.terms.title,
          is_gift: bonus.terms.trigger === 'gift',
          ...(is_asked ? { is_asked } : {}),
          currency: bonus.asset,
          converted_minor: toWire(converted_minor),
        },
        bonus.player_id,
      ),
    ),
  )
}
