import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { betsByIds, type BetRow, type NewBet } from './bet-store.ts'
import { bookStakes, sumsOf, type Booked } from './liability-store.ts'

interface BetCommand {
  readonly player_id: bigint
  readonly key: string
}

interface Begun {
  readonly id: bigint
  /** The bet of the same command, where it was sent before. */
  readonly known: BetRow | undefined
}

/**
 * Numbers for new bets, one for each command. The rows of players and the events of markets must be locked. `decided`: of these markets those
 * that have a result here: where they are open, they were reopened, and bets have not heard of it yet. Nothing is bet on them until then,
 * as the bet would stand at that result.
 */
export const beginBets = async (
  tx: Tx,
  commands: readonly BetCommand[],
  market_ids: readonly bigint[],
): Promise<{ readonly begun: readonly Begun[]; readonly decided: ReadonlySet<bigint> }> => {
  const { rows } = await sql<{ id: bigint; known: bigint | null; decided: string[] }>`
    select nextval('sportsbook_bets.bets_id_seq') as id, b.id as known,
           array(select distinct o.market_id::text from sportsbook_bets.outcomes o
                  where o.market_id = any(${bigintArray(market_ids)}::bigint[]) and o.settlement is not null) as decided
      from unnest(${bigintArray(commands.map(({ player_id }) => player_id))}::bigint[], ${textArray(commands.map(({ key }) => key))}::text[])
           with ordinality as c(player_id, key, place)
      -- Not by "=": the index of a player's bets would serve it too, and grows with them.
      left join sportsbook_bets.bets b on b.command_key = c.key and b.player_id is not distinct from c.player_id
     order by c.place`.execute(tx)
  const bets = await betsByIds(
    tx,
    rows.flatMap(({ known }) => (known === null ? [] : [known])),
  )
  const byId = new Map(bets.map((bet) => [bet.id, bet]))
  return {
    begun: rows.map(({ id, known }) => ({ id, known: known === null ? undefined : byId.get(known) })),
    decided: new Set(rows[0]?.decided.map(BigInt)),
  }
}

const numbers = (values: readonly (number | null)[]): string => `{${values.map((value) => value ?? 'NULL').join(',')}}`

/**
 * Inserts bets under the numbers that `beginBets` gave, with their legs, and adds them to the liability of each of their outcomes. False when
 * one of these would exceed its limit (`mostOf`, by currency); the transaction must then be rolled back. To be the last statement of its transaction:
 * every bet on an outcome goes through the one row of its book, which is therefore taken after everything else is written.
 */
export const insertBets = async (tx: Tx, bets: readonly NewBet[], mostOf: (currency: Currency) => bigint): Promise<boolean> => {
  const texts = (textOf: (bet: NewBet) => string | null): string => textArray(bets.map(textOf))
  const legs = bets.flatMap(({ id, legs: own }) => own.map((leg, index) => ({ ...leg, bet_id: id, number: index + 1 })))
  const { rows } = await sql<Booked>`
    with placed as (
      insert into sportsbook_bets.bets (id, player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, decide_at,
                                        command_key, request_hash, placed_at, odds_of_sets, purse)
        overriding system value
      select n.id, n.player_id, n.bet_type, n.sizes::smallint[], n.currency, n.stake_minor, n.stake_minor, n.state, n.odds_change, n.decide_at,
             n.command_key, n.request_hash, n.placed_at, n.odds_of_sets::integer[], n.purse
        from unnest(${bigintArray(bets.map(({ id }) => id))}::bigint[], ${bigintArray(bets.map(({ player_id }) => player_id))}::bigint[],
                    ${texts(({ bet_type }) => bet_type)}::text[], ${texts(({ sizes }) => numbers(sizes))}::text[],
                    ${texts(({ currency }) => currency)}::text[], ${bigintArray(bets.map(({ stake_minor }) => stake_minor))}::bigint[],
                    ${texts(({ state }) => state)}::text[], ${texts(({ odds_change }) => odds_change)}::text[],
                    ${texts(({ decide_at }) => decide_at?.toISOString() ?? null)}::timestamptz[],
                    ${texts(({ command_key }) => command_key)}::text[], ${texts(({ request_hash }) => request_hash)}::text[],
                    ${texts(({ placed_at }) => placed_at.toISOString())}::timestamptz[],
                    ${texts(({ odds_of_sets }) => odds_of_sets && numbers(odds_of_sets))}::text[], ${texts(({ purse }) => purse)}::text[])
             as n(id, player_id, bet_type, sizes, currency, stake_minor, state, odds_change, decide_at, command_key, request_hash, placed_at,
                  odds_of_sets, purse)
      returning id
    ), chosen as (
      insert into sportsbook_bets.legs (bet_id, number, event_id, market_id, market_type, specifiers, outcome, odds_thousandths, is_banker)
      select * from unnest(${bigintArray(legs.map(({ bet_id }) => bet_id))}::bigint[], ${numbers(legs.map(({ number }) => number))}::smallint[],
                    ${bigintArray(legs.map(({ event_id }) => event_id))}::bigint[], ${bigintArray(legs.map(({ market_id }) => market_id))}::bigint[],
                    ${textArray(legs.map(({ market_type }) => market_type))}::text[],
                    ${textArray(legs.map(({ specifiers }) => JSON.stringify(specifiers)))}::jsonb[],
                    ${textArray(legs.map(({ outcome }) => outcome))}::text[],
                    ${numbers(legs.map(({ odds_thousandths }) => odds_thousandths))}::integer[],
                    ${`{${legs.map(({ is_banker }) => is_banker).join(',')}}`}::boolean[])
      returning bet_id
    ), written as materialized (
      select (select count(*) from placed) + (select count(*) from chosen) as rows
    )
    ${bookStakes(sumsOf(bets), sql`written`)}`.execute(tx)
  return rows.every(({ currency, liability_minor }) => liability_minor <= mostOf(currency))
}
