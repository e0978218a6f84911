import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { marginKey, type ChangedMargins, type Margin } from '../pricing.ts'

/** Milliseconds after which every process sees a changed margin. */
const kept_ms = 5_000

interface Kept {
  margins: ChangedMargins
  read_at_ms: number
}

const kept = perHouse((): Kept => ({ margins: new Map(), read_at_ms: Number.NEGATIVE_INFINITY }))

/** Margins that operators have changed, cached in this process. */
export const changedMargins = async (db: Executor, house: House): Promise<ChangedMargins> => {
  const known = kept(house)
  const now_ms = house.clock.now().getTime()
  if (now_ms - known.read_at_ms < kept_ms) return known.margins
  const { rows } = await sql<Margin & { sport: string; market_type: string }>`
    select sport, market_type, margin_ten_thousandths, method from sportsbook_catalogue.margins`.execute(db)
  known.margins = new Map(rows.map(({ sport, market_type, ...margin }) => [marginKey(sport, market_type), margin]))
  known.read_at_ms = now_ms
  return known.margins
}

/** Changes the margin of a market type, in one sport or in all (`*`). It applies from the next change of odds. */
export const changeMargin = async (
  db: Executor,
  sport: string,
  market_type: string,
  { margin_ten_thousandths, method }: Margin,
): Promise<void> => {
  await sql`
    insert into sportsbook_catalogue.margins as m (sport, market_type, margin_ten_thousandths, method)
    values (${sport}, ${market_type}, ${margin_ten_thousandths}, ${method})
    on conflict (sport, market_type) do update
      set margin_ten_thousandths = excluded.margin_ten_thousandths, method = excluded.method`.execute(db)
}
