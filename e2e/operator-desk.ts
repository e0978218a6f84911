import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Answer {
  readonly outcome: 'done' | 'refused' | 'mistake'
  readonly text: string
}

/** An operator who works on one site. A command throws if it was refused or not understood. */
export interface OperatorDesk {
  readonly command: (words: readonly string[]) => Promise<string>
}

/** Starts the operator's program once for many commands: to open the house takes seconds, a command none. It ends when its input does: with us. */
export const openOperatorDesk = (folder: string): OperatorDesk => {
  const env = { ...process.env, DATA_FOLDER: folder, NODE_ENV: 'test', VITEST: '' }
  const program = spawn(process.execPath, ['apps/operator/main.ts', '--lines'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: program.stdout })[Symbol.asyncIterator]()
  const ask = async (words: readonly string[]): Promise<string> => {
    program.stdin.write(`${JSON.stringify(words)}\n`)
    const line = await answers.next()
    if (line.done === true) throw new Error(`The operator's program ended at "${words.join(' ')}"; what it said is above.`)
    const { outcome, text }: Answer = JSON.parse(line.value)
    if (outcome !== 'done') throw new Error(`"${words.join(' ')}" was ${outcome}: ${text}`)
    return `${text}\n`
  }
  // One after the other, as one reads their answers.
  let last: Promise<unknown> = Promise.resolve()
  return {
    command: (words) => {
      const asked = last.then(() => ask(words))
      last = asked.catch(() => undefined)
      return asked
    },
  }
}
