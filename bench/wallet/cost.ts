import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from './ledger-house.ts'
import { nextRound } from './rounds.ts'
import { settleCall } from '#casino/money/wallet/server/settle-store.ts'

/** CPU that a process has used, in microseconds; Linux alone. */
const cpuOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/** PostgreSQL's own CPU for a round, in microseconds, in batches of a size: steady where a shared machine's clock is not. */
const cpuPerRound = async (
  database: LedgerDatabase,
  load: { batch: number; batches: number; from: number; players: number; with_fact: boolean },
): Promise<number> => {
  const client = new pg.Client({ connectionString: database.app_url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  let player = 0
  const batch = async (): Promise<void> => {
    const rounds = Array.from({ length: load.batch }, () =>
      nextRound(BigInt(load.from + 1 + ((player++ * 7919) % load.players)), load.with_fact),
    )
    await client.query(settleCall(rounds, new Date()))
  }
  for (let index = 0; index < 20; index++) await batch()
  const before = await cpuOf(pid)
  for (let index = 0; index < load.batches; index++) await batch()
  const used = (await cpuOf(pid)) - before
  await client.end()
  return used / (load.batch * load.batches)
}

const players = 2_000
const sizes = [
  { batch: 1, batches: 2_000 },
  { batch: 16, batches: 400 },
  { batch: 64, batches: 200 },
  { batch: 128, batches: 100 },
]

if (import.meta.main) {
  const database = await startLedgerDatabase(4_165)
  for (const with_fact of [false, true]) {
    const from = with_fact ? players : 0
    await createPlayers(database.app_url, players, 1_000_000_000_000n, { caps: with_fact, from })
    for (const size of sizes) {
      const cost_us = await cpuPerRound(database, { ...size, from, players, with_fact })
      console.log(
        `${with_fact ? 'with caps and fact' : 'bare'}, batches of ${size.batch}: ${cost_us.toFixed(1)} us of PostgreSQL's CPU a round`,
      )
    }
  }
  await database.remove()
  process.exit(0)
}
