import { sql } from 'kysely'
import { defineMainData } from '#kernel/slice.ts'
import { DeskMainData } from '../main-data.ts'
import { offeredMethods } from './providers.ts'

/** Of a guest, who costs no query, it is said whether there is any way to pay; the desk itself tells them the rest. */
export const mainData = defineMainData({
  name: 'desk',
  schema: DeskMainData,
  read: () => sql`(select json_build_object('closed_at', (select closed_at from money_cash_desk.closing)))`,
  fields: (row, { house }) => {
    const is_closed = ((row as { readonly closed_at: string | null } | null)?.closed_at ?? null) !== null
    const methods = is_closed ? [] : offeredMethods(house)
    return {
      finOperations: { isAvailable: methods.length > 0 },
      isTokenizeCash: methods.some(({ provider }) => provider.chargeSaved !== undefined),
    }
  },
})
