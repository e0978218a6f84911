import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const run = promisify(execFile)

/**
 * What an operator does beside the open site: `operate('players', 'block', login, …)`. Gives what the command said; throws where
 * it refused.
 */
export const operate = (...words: readonly string[]): Promise<string> => operateAt(inject('siteFolder'), ...words)

/** The same beside a site of the test's own, by its data folder. */
export const operateAt = async (folder: string, ...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_FOLDER: folder, NODE_ENV: 'test', VITEST: '' }
  const { stdout } = await run(process.execPath, ['apps/operator/main.ts', ...words, '--actor', 'e2e', '--reason', 'journey'], { env })
  return stdout
}
