import { defineServerSlice } from '#kernel/slice.ts'
import { BalanceChanged } from '../events.ts'
import { tellBalances } from './balance-messages.ts'
import { asPlayerBalance, selectBalance } from './balances.ts'
import { jobs, makePartitions } from './jobs.ts'
import { closeLanes } from './lanes.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { texts } from '../texts.ts'
import { texts as transactionsTexts } from '../transactions-texts.ts'
import { personalData } from './personal-data.ts'

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
