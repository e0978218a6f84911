import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { BetLimits, ChangedLimits } from '../rules.ts'

/** Milliseconds after which every process sees a changed limit. */
const kept_ms = 5_000

const kept = perHouse((): { changed: ChangedLimits; read_at_ms: number } => ({ changed: new Map(), read_at_ms: Number.NEGATIVE_INFINITY }))

type Stored = { readonly currency: string } & { readonly [Name in keyof BetLimits]: bigint | null }

const changedOf = ({ currency, ...limits }: Stored): [string, Partial<BetLimits>] => [
  currency,
  Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null)),
]

/** Limits that operators have changed. Read it before a transaction begins: it uses a connection of its own. */
export const changedLimits = async (house: House): Promise<ChangedLimits> => {
  const known = kept(house)
  const now_ms = house.clock.now().getTime()
  if (now_ms - known.read_at_ms < kept_ms) return known.changed
  const { rows } = await sql<Stored>`
    select currency, least_stake_minor, most_payout_minor, most_liability_minor from sportsbook_bets.limits`.execute(house.db)
  known.changed = new Map(rows.map(changedOf))
  known.read_at_ms = now_ms
  return known.changed
}

export const changeLimit = async (tx: Tx, currency: Currency, name: keyof BetLimits, amount_minor: bigint): Promise<void> => {
  await sql`
    insert into sportsbook_bets.limits (currency, ${sql.ref(name)}) values (${currency}, ${amount_minor})
    on conflict (currency) do update set ${sql.ref(name)} = excluded.${sql.ref(name)}`.execute(tx)
}
