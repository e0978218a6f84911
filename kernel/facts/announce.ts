import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { InTransactionReaction } from '#kernel/facts/reactions.ts'

/** The in-transaction reactions to each kind, in the order of the slices: a fact that nobody waits for costs one look-up. */
const inTransactionReactions = perHouse((house) =>
  Map.groupBy(
    house.slices
      .flatMap((slice) => slice.reactions ?? [])
      .filter((reaction): reaction is InTransactionReaction => reaction.lane === 'in-transaction'),
    ({ kind }) => kind,
  ),
)

/**
 * Writes facts into the log, inside the transaction that makes them true, and runs the in-transaction reactions to
 * them, fact by fact. Readers are woken once the transaction commits: by `house.facts.wake()` after it, else by their next look.
 */
export const announce = async (tx: Tx, house: House, facts: readonly NewFact[]): Promise<void> => {
  if (facts.length === 0) return
  const rows = facts.map((fact) => ({ kind: fact.kind, player_id: fact.player_id?.toString() ?? null, data: fact.data }))
  await sql`
    insert into kernel.facts (kind, player_id, data, at)
    select f.kind, f.player_id, f.data, ${house.clock.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(kind text, player_id bigint, data jsonb)
  `.execute(tx)
  const reactions = inTransactionReactions(house)
  for (const fact of facts) for (const { handle } of reactions.get(fact.kind) ?? []) await handle(fact, tx, house)
}
