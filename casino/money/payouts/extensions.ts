import type { Executor } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Money that left by another way than a payout: rules about what leaves within a time count it too. */
export interface OtherSending {
  readonly source: string
  /** All that left since a moment, or is on its way, in minor units by currency. */
  readonly read: (
    db: Executor,
    player_id: bigint,
    since: Date,
  ) => Promise<readonly { readonly amount_minor: bigint; readonly currency: Currency }[]>
}

export const otherSendings = defineExtension<OtherSending>('money/payouts.other-sendings', { keyOf: ({ source }) => source })
