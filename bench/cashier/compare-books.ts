import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { clearingAccount } from '#casino/money/wallet/server/api.ts'
import type { LedgerDatabase } from '../wallet/ledger-house.ts'
import { houses, otherHouse, type HouseName } from './cash-commands.ts'
import type { Account } from './kill-players.ts'
import type { Person } from './transfer-players.ts'

type Read = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** A connection, once the database that was killed a moment ago is back. */
const connect = async (connectionString: string): Promise<pg.Client> => {
  for (let tried = 1; ; tried += 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tried === 100) throw error
      await wait(100)
    }
  }
}

export const connected = async <T>(url: string, work: (read: Read) => Promise<T>): Promise<T> => {
  const client = await connect(url)
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows)
  } finally {
    await client.end()
  }
}

export type Databases = Readonly<Record<HouseName, LedgerDatabase>>

/** What a player has of one thing beyond what they were told: minor units, or orders. */
interface Difference {
  readonly who: string
  readonly what: string
  readonly by: number
}

/** Purses and orders of the players of one house. */
const ofAccounts = async (read: Read, accounts: readonly Account[]): Promise<readonly Difference[]> => {
  const purses = await read<{ owner: number; purse: string; sum: number }>(
    `select owner_id::int as owner, case when purse like 'box-hold:%' then 'box-held' when purse = 'main' then asset else purse end as purse,
            sum(balance)::float8 as sum
       from money_wallet.accounts where owner_id > 0 group by 1, 2`,
  )
  const orders = await read<{ player: number; what: string; count: number }>(
    `select player_id::int as player, 'deposits' as what, count(*)::int from money_cash_desk.payments where state = 'completed' group by 1
     union all select player_id::int, 'payouts', count(*)::int from money_payouts.payouts group by 1
     union all select player_id::int, 'conversions', count(*)::int from money_exchange.quotes where converted_at is not null group by 1
     union all select player_id::int, 'items', count(*)::int from money_money_box.holds group by 1`,
  )
  const there = new Map(purses.map(({ owner, purse, sum }) => [`${owner} ${purse}`, sum]))
  const made = new Map(orders.map(({ player, what, count }) => [`${player} ${what}`, count]))
  return accounts.flatMap(({ player, main, dollars, held, box, box_held, done }) => {
    const told = { UAH: main, USD: dollars, hold: held, box, 'box-held': box_held }
    return [
      ...Object.entries(told).map(([purse, amount]) => ({ what: purse, by: (there.get(`${player} ${purse}`) ?? 0) - amount })),
      ...Object.entries(done).map(([what, count]) => ({ what, by: (made.get(`${player} ${what}`) ?? 0) - count })),
    ].map((one) => ({ who: `player ${player}`, ...one }))
  })
}

/** Cash and transfers of persons at one house: those that left it, and those of the other that it accepted. */
const ofPersons = async (read: Read, name: HouseName, persons: readonly Person[]): Promise<readonly Difference[]> => {
  const kept = await read<{ player: number; what: string; sum: number }>(
    `select owner_id::int as player, 'cash' as what, balance::float8 as sum from money_wallet.accounts where purse = 'main' and asset = 'UAH'
     union all select player_id::int, state, count(*)::float8 from money_project_transfers.transfers group by 1, 2
     union all select player_id::int, 'accepted', count(*)::float8 from money_project_transfers.received where state = 'accepted' group by 1`,
  )
  const there = new Map(kept.map(({ player, what, sum }) => [`${player} ${what}`, sum]))
  return persons.flatMap((person) => {
    const { main, arrived, returned } = person[name]
    const told = { cash: main, arrived, returned, sending: 0, recalling: 0, accepted: person[otherHouse(name)].arrived }
    return Object.entries(told).map(([what, amount]) => ({
      who: `person ${person.player} at ${name}`,
      what,
      by: (there.get(`${person.player} ${what}`) ?? 0) - amount,
    }))
  })
}

/** Accounts whose balance is not what their entries add up to. */
const driftAt = async (read: Read, name: HouseName): Promise<readonly string[]> =>
  (await read<{ owner_id: string; purse: string; asset: string }>('select * from money_wallet.find_drift()')).map(
    ({ owner_id, purse, asset }) => `unbalanced at ${name}: owner ${owner_id}, ${purse} of ${asset}`,
  )

/** What one house holds for the other. */
const clearingAt = async (read: Read, name: HouseName): Promise<number> => {
  const { owner_id, purse, asset } = clearingAccount(`project-${otherHouse(name)}`, 'UAH')
  const rows = await read<{ balance: number }>(
    'select balance::float8 as balance from money_wallet.accounts where owner_id = $1 and purse = $2 and asset = $3',
    [owner_id, purse, asset],
  )
  return rows[0]?.balance ?? 0
}

/** What both ledgers have against what the players of both houses were told. */
export const compare = async (databases: Databases, accounts: readonly Account[], persons: readonly Person[]) => {
  const books = await Promise.all(
    houses.map((name) =>
      connected(databases[name].owner_url, async (read) => ({
        differences: [...(name === 'alpha' ? await ofAccounts(read, accounts) : []), ...(await ofPersons(read, name, persons))],
        drift: await driftAt(read, name),
        clearing: await clearingAt(read, name),
      })),
    ),
  )
  const differences = books.flatMap((one) => one.differences)
  const between = books.reduce((sum, { clearing }) => sum + clearing, 0)
  const unbalanced = [...books.flatMap(({ drift }) => drift), ...(between === 0 ? [] : [`between the houses: ${between}`])]
  return {
    lost: differences.filter(({ by }) => by < 0).length,
    doubled: differences.filter(({ by }) => by > 0).length,
    unbalanced: unbalanced.length,
    differences: [...differences.filter(({ by }) => by !== 0).map(({ who, what, by }) => `${who}, ${what}: ${by}`), ...unbalanced],
  }
}
