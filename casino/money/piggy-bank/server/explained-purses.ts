import { piggy_bank_purse } from '#casino/money/wallet/server/api.ts'
import type { ExplainedPurses, PurseExplanation } from '#casino/money/statements/extensions.ts'
import { isCurrency, toWire } from '#kernel/money/currency.ts'
import { boundsOf } from '../rules.ts'

export const purses: readonly ExplainedPurses[] = [
  {
    prefix: piggy_bank_purse,
    explain: async ({ brand }, _player_id, own) =>
      own.map(({ asset }): PurseExplanation => {
        const currency = isCurrency(asset) ? asset : brand.currency
        return {
          title: { key: 'piggy-bank.heading', values: {} },
          state: 'kept',
          words: { key: 'piggy-bank.explain', values: { min: { minor: toWire(boundsOf(currency).min), currency } } },
          link: '/piggy-bank/',
        }
      }),
  },
]
