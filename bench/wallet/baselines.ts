import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { nodeBaselines } from './node-baselines.ts'

const run = promisify(execFile)
const clients = 16

/** The ledger's two functions as pgbench calls them: one round, one statement, one commit. */
const roundScript = (players: number, with_fact: boolean): string => `
\\set player random(1, ${players})
\\set nonce random(1, 4000000000000)
\\set win case when :nonce % 4 = 0 then 380 else 0 end
select s from money_wallet.accept(array[:player::bigint], array['main'], array['UAH'], array['p ' || :nonce::text], array['\\x00'::bytea],
    array['bench:' || :nonce::text], array[100::bigint], now()) a
  cross join lateral money_wallet.settle(array['p ' || :nonce::text], array['\\x00'::bytea], array['bench:' || :nonce::text],
    array['carpathian-nights'], array[:win::bigint], ${with_fact ? "array['games/play.round-settled']" : 'null'}::text[],
    ${with_fact ? `array['{"game":"carpathian-nights","stake":100,"win":0,"currency":"UAH"}']` : 'null'}::jsonb[],
    array['{"stops":[11,4,27,8,19],"win":150,"lines":[{"line":3,"symbol":"A","count":3,"win":150}],"balance":100000}']::json[], now()) s
 where a.outcome = 'accepted';
`

const pgbench = async (url: string, seconds: number, script: readonly string[]): Promise<number> => {
  const { stdout } = await run(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), ...script, url],
    {
      maxBuffer: 1024 * 1024,
    },
  )
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench said no figure:\n${stdout}`)
  return Number(tps)
}

export interface Baselines {
  /** The method of measurement, for the report. */
  readonly tool: string
  /** P: single rounds per second. */
  readonly rounds: (seconds: number, with_fact: boolean, players: number) => Promise<number>
  /** T: TPC-B transactions per second. */
  readonly tpcb: (seconds: number) => Promise<number>
}

const prepareTpcb = async (owner_url: string, app_url: string): Promise<void> => {
  await run('pgbench', ['-i', '-q', '-s', '10', owner_url])
  const client = new pg.Client({ connectionString: owner_url })
  await client.connect()
  const role = client.escapeIdentifier(new URL(app_url).username)
  await client.query(`grant all on pgbench_accounts, pgbench_branches, pgbench_tellers, pgbench_history to ${role}`)
  await client.end()
}

/** With pgbench, if it is installed. */
const pgbenchBaselines = async (owner_url: string, app_url: string): Promise<Baselines | null> => {
  try {
    await run('pgbench', ['--version'])
  } catch {
    return null
  }
  await prepareTpcb(owner_url, app_url)
  return {
    tool: 'pgbench',
    rounds: async (seconds, with_fact, players) => {
      const script = path.join(tmpdir(), `openhouse-round-${with_fact ? 'fact' : 'bare'}-${players}.sql`)
      await writeFile(script, roundScript(players, with_fact))
      return pgbench(app_url, seconds, ['-f', script])
    },
    tpcb: (seconds) => pgbench(app_url, seconds, ['-b', 'tpcb-like']),
  }
}

/** With pgbench if it is installed, else measured from Node. */
export const baselinesOf = async (owner_url: string, app_url: string): Promise<Baselines> =>
  (await pgbenchBaselines(owner_url, app_url)) ?? nodeBaselines(owner_url, app_url)
