import type { House } from '#kernel/house.ts'
import { kept_by_law, type PersonalData } from '#kernel/personal-data/personal-data.ts'
import { listTransactions, type Transaction } from './list-transactions.ts'

const rows_at_once = 10_000

const transactionsOf = async (house: House, player_id: bigint): Promise<Transaction[]> => {
  const all: Transaction[] = []
  for (;;) {
    const page = { kinds: null, from: null, to: null, limit: rows_at_once, offset: all.length }
    const { rows, has_more } = await listTransactions(house.db, player_id, page)
    all.push(...rows)
    if (!has_more) return all
  }
}

export const personalData: PersonalData = {
  tables: {
    wallets: { id_column: 'owner_id', exported: ['currency'], erased: kept_by_law },
    accounts: { id_column: 'owner_id', exported: ['purse', 'asset', 'balance'], erased: kept_by_law },
    stake_controls: {
      id_column: 'owner_id',
      exported: { left_out: 'It repeats the limits and breaks of responsible play.' },
      erased: { kept: 'It keeps stakes closed.' },
    },
    grants: {
      id_column: 'owner_id',
      exported: ['product', 'asset', 'amount', 'required', 'wagered', 'state', 'begun_at', 'ended_at', 'converted', 'returned'],
      erased: kept_by_law,
    },
    free_spins: {
      id_column: 'owner_id',
      exported: ['asset', 'stake', 'number', 'games', 'won', 'begun_at', 'ends_at', 'ended_at', 'returned'],
      erased: kept_by_law,
    },
    stake_hours: { id_column: 'owner_id', exported: ['hour', 'staked', 'won'], erased: kept_by_law },
  },
  export: async (house, player_id) => ({ transactions: await transactionsOf(house, player_id) }),
}
