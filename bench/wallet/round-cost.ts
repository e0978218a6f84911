import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { nextRound } from './rounds.ts'
import { settleBatch } from '#casino/money/wallet/server/settle-batch.ts'

/** CPU time of a process in microseconds; Linux only. */
export const cpuOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

export interface Batches {
  /** Rounds per ledger call. */
  readonly batch: number
  readonly batches: number
  /** Players number `from + 1` to `from + players`, in turns. */
  readonly from: number
  readonly players: number
  readonly with_fact: boolean
}

let turn = 0

/** Settles this many batches over one connection. */
export const settleBatches = async (client: pg.Client, load: Batches): Promise<void> => {
  for (let index = 0; index < load.batches; index += 1) {
    const rounds = Array.from({ length: load.batch }, () =>
      nextRound(BigInt(load.from + 1 + ((turn++ * 7919) % load.players)), load.with_fact),
    )
    await settleBatch(client, rounds, new Date())
  }
}

/** PostgreSQL's CPU time per round in microseconds, for a batch size; more stable on a shared machine than elapsed time. */
export const cpuPerRound = async (app_url: string, load: Batches): Promise<number> => {
  const client = new pg.Client({ connectionString: app_url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  await settleBatches(client, { ...load, batches: 20 })
  const before = await cpuOf(pid)
  await settleBatches(client, load)
  const used = (await cpuOf(pid)) - before
  await client.end()
  return used / (load.batch * load.batches)
}
