import { sql } from 'kysely'
import { bigintArray, jsonArray, textArray } from '#kernel/database/array-literals.ts'
import type { Tx } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { InTransactionReaction } from '#kernel/facts/reactions.ts'

/** In-transaction reactions by fact kind, in the order of the slices: a fact without one costs one map look-up. */
const inTransactionReactions = perHouse((house) =>
  Map.groupBy(
    house.slices
      .flatMap((slice) => slice.reactions ?? [])
      .filter((reaction): reaction is InTransactionReaction => reaction.lane === 'in-transaction'),
    ({ kind }) => kind,
  ),
)

/**
 * Writes facts to the log inside the transaction that makes them true, and runs the in-transaction reactions to each. Readers
 * notice them after the commit: at once if the caller then calls `house.facts.wake()`, otherwise at their next poll. `at` is the
 * moment of the row that the facts tell of, for readers who compare the two: another look at the clock may find a later one.
 */
export const announce = async (tx: Tx, house: House, facts: readonly NewFact[], at = house.clock.now()): Promise<void> => {
  if (facts.length === 0) return
  await sql`
    insert into kernel.facts (kind, player_id, data, at)
    select f.kind, f.player_id, f.data::jsonb, ${at}
      from unnest(${textArray(facts.map(({ kind }) => kind))}::text[], ${bigintArray(facts.map(({ player_id }) => player_id ?? null))}::bigint[],
                  ${jsonArray(facts.map(({ data }) => data))}) as f(kind, player_id, data)`.execute(tx)
  const reactions = inTransactionReactions(house)
  for (const fact of facts) for (const { handle } of reactions.get(fact.kind) ?? []) await handle(fact, tx, house)
}
