import pg from 'pg'
import { startLedgerDatabase } from './ledger-house.ts'
import { cpuOf } from './round-cost.ts'

/** Saving by preparing statements once: PostgreSQL's CPU for some statements, sent unprepared and prepared (decision 0008). */
const statements = {
  'an account by its key': {
    text: 'select a.player_id, a.blocked_at from sign_in_sessions.keys k join sign_in_sessions.accounts a using (player_id) where k.key = $1',
    values: [Buffer.from('a key')],
  },
  'facts after a checkpoint': {
    text: `with held as (select tx, position from kernel.checkpoints where reader = $1 for update skip locked)
      select fact.* from held left join lateral (
        select f.tx::text, f.position, f.kind, f.data from kernel.facts f
         where (f.tx, f.position) > (held.tx, held.position) and f.kind = any($2::text[])
         order by f.tx, f.position limit $3) fact on true`,
    values: ['bench', ['bench.happened'], 500],
  },
} as const
const times = 2_000

const database = await startLedgerDatabase(4_167)
const client = new pg.Client({ connectionString: database.app_url })
await client.connect()
await client.query("insert into kernel.checkpoints (reader, tx, position) values ('bench', '0', 0)")
const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const cost_us = async (query: pg.QueryConfig): Promise<number> => {
  for (let index = 0; index < 50; index += 1) await client.query(query)
  const before = await cpuOf(rows[0]?.pid ?? 0)
  for (let index = 0; index < times; index += 1) await client.query(query)
  return ((await cpuOf(rows[0]?.pid ?? 0)) - before) / times
}
for (const [what, { text, values }] of Object.entries(statements)) {
  const unnamed = await cost_us({ text, values: [...values] })
  const named = await cost_us({ name: what, text, values: [...values] })
  console.log(`${what}: ${unnamed.toFixed(0)} us without a name, ${named.toFixed(0)} us with one`)
}
await client.end()
await database.remove()
process.exit(0)
