import { defineServerSlice } from '#kernel/slice.ts'
import { BalanceChanged } from '#casino/money/wallet/events.ts'
import { tellBalances } from '#casino/money/wallet/server/balance-messages.ts'
import { asPlayerBalance, selectBalance } from '#casino/money/wallet/server/balances.ts'
import { jobs, makePartitions } from '#casino/money/wallet/server/jobs.ts'
import { closeLanes } from '#casino/money/wallet/server/lanes.ts'
import { pushes } from '#casino/money/wallet/server/pushes.ts'
import { reactions } from '#casino/money/wallet/server/reactions.ts'
import { routes } from '#casino/money/wallet/server/routes.ts'
import { texts } from '#casino/money/wallet/texts.ts'
import { texts as transactionsTexts } from '#casino/money/wallet/transactions-texts.ts'
import { personalData } from '#casino/money/wallet/server/personal-data.ts'

export const slice = defineServerSlice({
  name: 'money/wallet',
  texts: { ...texts, ...transactionsTexts },
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [BalanceChanged],
  reactions,
  pushes,
  jobs,
  mainData: {
    read: selectBalance,
    // EN-031; a guest has no balance.
    fields: (row, { house, visitor }) =>
      visitor.player_id === null ? {} : { playerInfo: { playerBalance: asPlayerBalance(row, house.brand.currency) } },
  },
  start: makePartitions,
  stop: async (house) => {
    await closeLanes(house)
    await tellBalances(house)
  },
  personalData,
})
