import { defineMainData } from '#kernel/slice.ts'
import { BalanceMainData } from '../main-data.ts'
import { asPlayerBalance, selectBalance } from './balances.ts'

export const mainData = defineMainData({
  name: 'balance',
  schema: BalanceMainData,
  read: selectBalance,
  fields: (row, { house, visitor }) =>
    visitor.player_id === null ? {} : { playerInfo: { playerBalance: asPlayerBalance(row, house.brand.currency) } },
})
