import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A player's response: `done` with its result, `refused …`, or `unknown` if the process or the database died in between. */
export type Outcome = string

/** A site process that can be killed and is restarted at once. */
export interface SiteProcess<Command extends object> {
  play(command: Command): Promise<Outcome>
  /** Kills it with SIGKILL, in the middle of its work. */
  kill(): void
  stop(): Promise<void>
}

/** `program` reads commands with an `id` as lines from stdin, and answers each with its id and outcome; `more` are arguments of its own. */
export const startSite = <Command extends object>(program: URL, app_url: string, ...more: readonly string[]): SiteProcess<Command> => {
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let last_id = 0
  let stopping = false
  let child: ChildProcess
  const start = (): void => {
    const own = spawn(process.execPath, [program.pathname, app_url, ...more], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = own
    // Writing to a killed process fails; its commands are reported as unknown below.
    own.stdin.on('error', () => undefined)
    createInterface({ input: own.stdout }).on('line', (line) => {
      const { id, outcome } = JSON.parse(line) as { id: number; outcome: Outcome }
      waiting.get(id)?.(outcome)
      waiting.delete(id)
    })
    own.on('close', () => {
      for (const tell of waiting.values()) tell('unknown')
      waiting.clear()
      if (!stopping) start()
    })
  }
  start()
  return {
    play: (command) =>
      new Promise((resolve) => {
        const id = ++last_id
        waiting.set(id, resolve)
        if (child.stdin?.writable) child.stdin.write(`${JSON.stringify({ ...command, id })}\n`)
      }),
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      stopping = true
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
    },
  }
}
