import pg from 'pg'
import { settleBatch } from '#casino/money/wallet/server/settle-batch.ts'
import type { Baselines } from './baselines.ts'
import { nextRound } from './rounds.ts'

const clients = 16

const loop = async (app_url: string, seconds: number, one: (client: pg.Client, turn: number) => Promise<unknown>): Promise<number> => {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: app_url }))
  await Promise.all(connections.map((client) => client.connect()))
  const begun_at = performance.now()
  let done = 0
  await Promise.all(
    connections.map(async (client) => {
      for (; performance.now() - begun_at < seconds * 1_000; done++) await one(client, done)
    }),
  )
  const per_second = done / ((performance.now() - begun_at) / 1_000)
  await Promise.all(connections.map((client) => client.end()))
  return per_second
}

/** The TPC-B statements as pgbench sends them, one round trip each. */
const tpcb = async (client: pg.Client, turn: number): Promise<void> => {
  const account = 1 + ((turn * 7_919) % 1_000_000)
  const [teller, branch, delta] = [1 + (turn % 100), 1 + (turn % 10), (turn % 10_000) - 5_000]
  await client.query('begin')
  await client.query({ name: 'a', text: 'update bench_accounts set abalance = abalance + $1 where aid = $2', values: [delta, account] })
  await client.query({ name: 's', text: 'select abalance from bench_accounts where aid = $1', values: [account] })
  await client.query({ name: 't', text: 'update bench_tellers set tbalance = tbalance + $1 where tid = $2', values: [delta, teller] })
  await client.query({ name: 'b', text: 'update bench_branches set bbalance = bbalance + $1 where bid = $2', values: [delta, branch] })
  await client.query({
    name: 'h',
    text: 'insert into bench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
    values: [teller, branch, account, delta],
  })
  await client.query('commit')
}

const prepare = async (owner_url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: owner_url })
  await client.connect()
  await client.query(`
    create table bench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table bench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    create table bench_branches (bid int primary key, bbalance int, filler char(88));
    create table bench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into bench_accounts select id, 1 + (id - 1) / 100000, 0, '' from generate_series(1, 1000000) id;
    insert into bench_tellers select id, 1 + (id - 1) / 10, 0, '' from generate_series(1, 100) id;
    insert into bench_branches select id, 0, '' from generate_series(1, 10) id;
    grant all on bench_accounts, bench_tellers, bench_branches, bench_history to public`)
  await client.end()
}

/**
 * The same baselines measured from a Node client, on machines without pgbench. Slower than pgbench, so the comparison is more
 * favourable to us.
 */
export const nodeBaselines = async (owner_url: string, app_url: string): Promise<Baselines> => {
  await prepare(owner_url)
  return {
    tool: 'Node client, no pgbench here',
    rounds: (seconds, with_fact, players) =>
      loop(app_url, seconds, (client, turn) =>
        settleBatch(client, [nextRound(BigInt(1 + ((turn * 7_919) % players)), with_fact)], new Date()),
      ),
    tpcb: (seconds) => loop(app_url, seconds, tpcb),
  }
}
