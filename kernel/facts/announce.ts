import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { InTransactionHandler } from '#kernel/facts/reactions.ts'
import type { TObject } from 'typebox'

/**
 * Writes facts into the log, inside the transaction that makes them true, and runs the in-transaction reactions to
 * them. Readers are woken once the transaction commits: by `house.facts.wake()` after it, else by their next look.
 */
export const announce = async (tx: Tx, house: House, facts: readonly NewFact[]): Promise<void> => {
  if (facts.length === 0) return
  const rows = facts.map((fact) => ({ kind: fact.kind, player_id: fact.player_id?.toString() ?? null, data: fact.data }))
  await sql`
    insert into kernel.facts (kind, player_id, data, at)
    select f.kind, f.player_id, f.data, ${house.clock.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(kind text, player_id bigint, data jsonb)
  `.execute(tx)
  for (const slice of house.slices)
    for (const reaction of slice.reactions ?? []) {
      if (reaction.lane !== 'in-transaction') continue
      for (const fact of facts) if (fact.kind === reaction.kind) await (reaction.handle as InTransactionHandler<TObject>)(fact, tx, house)
    }
}
