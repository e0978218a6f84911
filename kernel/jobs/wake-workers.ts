import { setTimeout as wait } from 'node:timers/promises'

/** How often due jobs are looked for. */
const look_every_ms = 1_000

/** The kinds of job of which at least one is due. */
const due = `
  select name from unnest($1::text[]) as name
   where exists (select from jobs.job where job.name = name.name and job.state < 'active' and job.start_after <= now())`

type Execute = (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>

/**
 * Wakes the workers of the kinds of job that are due. Workers that poll would send a statement a second each, however little there is
 * to do; this is one statement a second for all of them. Returns how to stop.
 */
export const wakeWorkers = (names: readonly string[], execute: Execute, wake: (name: string) => void): (() => void) => {
  const stopped = new AbortController()
  const look = async (): Promise<void> => {
    // Without a database there is nothing to wake for; the workers report it.
    const { rows } = await execute(due, [names]).catch(() => ({ rows: [] }))
    for (const { name } of rows as readonly { readonly name: string }[]) wake(name)
  }
  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await look()
      await wait(look_every_ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }
  void loop()
  return () => stopped.abort()
}
