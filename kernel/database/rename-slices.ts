import type pg from 'pg'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/**
 * Fact kinds, readers and jobs are prefixed with the slice's name, so they are renamed with it: a reader that lost its checkpoint
 * would process every fact twice. Functions are applied again because their bodies contain the schema name. Audit records are
 * sealed and stay unchanged.
 */
const renameKinds = `
  do $$ begin
    alter table kernel.facts disable trigger facts_append_only;
    update kernel.facts set kind = %2$L || substr(kind, length(%1$L) + 1) where kind like %1$L || '.%%';
    alter table kernel.facts enable trigger facts_append_only;
    update kernel.checkpoints set reader = %2$L || substr(reader, length(%1$L) + 1)
     where reader = %1$L or reader like %1$L || '.%%' or reader like %1$L || ' before %%';
    update kernel.checkpoints set reader = replace(reader, ' before ' || %1$L || '.', ' before ' || %2$L || '.')
     where reader like '%% before ' || %1$L || '.%%';
    if to_regclass('kernel.function_files') is not null then delete from kernel.function_files where schema = %3$L; end if;
    update kernel.reader_kinds set reader = %2$L || substr(reader, length(%1$L) + 1) where reader = %1$L or reader like %1$L || '.%%';
    update kernel.reader_kinds set kind = %2$L || substr(kind, length(%1$L) + 1) where kind like %1$L || '.%%';
    update kernel.reader_gaps set reader = %2$L || substr(reader, length(%1$L) + 1) where reader = %1$L or reader like %1$L || '.%%';
    update kernel.reader_gaps set kind = %2$L || substr(kind, length(%1$L) + 1) where kind like %1$L || '.%%';
  end $$`

const renameSlice = async (client: pg.Client, formerly: string, name: string): Promise<void> => {
  const [old_schema, new_schema] = [schemaOf(formerly), schemaOf(name)]
  const { rows } = await client.query<{ is_due: boolean }>(
    'select to_regnamespace($1) is not null and to_regnamespace($2) is null as is_due',
    [old_schema, new_schema],
  )
  if (!rows[0]?.is_due) return
  await client.query('begin')
  try {
    await client.query(`alter schema ${old_schema} rename to ${new_schema}`)
    // The files contain the new schema name now. They already ran; their new hash is accepted once (runFile).
    await client.query(`update kernel.migrations set schema = $2, hash = '' where schema = $1`, [old_schema, new_schema])
    const { rows: statements } = await client.query<{ statement: string }>('select format($1, $2::text, $3::text, $4::text) as statement', [
      renameKinds,
      formerly,
      name,
      old_schema,
    ])
    await client.query(statements[0]?.statement ?? '')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Renaming ${formerly} to ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Moves the tables, facts and checkpoints of slices that declare `formerly` to their new name. Runs before the slices' migrations;
 * does nothing if nothing has the old name.
 */
export const renameSlices = async (client: pg.Client, slices: readonly ServerSlice[]): Promise<void> => {
  for (const { formerly, name } of slices) if (formerly !== undefined) await renameSlice(client, formerly, name)
}
