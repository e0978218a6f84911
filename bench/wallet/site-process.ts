import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What a player hears: `done` with what there is to tell, `refused …`, or `unknown` when the process or the database went away in between. */
export type Outcome = string

/** The site as a process that can be killed; it is started again at once. */
export interface SiteProcess<Command extends object> {
  play(command: Command): Promise<Outcome>
  /** Kills it with SIGKILL, in the middle of whatever it does. */
  kill(): void
  stop(): Promise<void>
}

/** `program` reads a command with an `id` from each line of its input, and answers with that id and an outcome. */
export const startSite = <Command extends object>(program: URL, app_url: string): SiteProcess<Command> => {
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let last_id = 0
  let stopping = false
  let child: ChildProcess
  const start = (): void => {
    const own = spawn(process.execPath, [program.pathname, app_url], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = own
    // A pipe into a killed process breaks; its commands are told below.
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
