import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { site_folder } from './visiting.ts'

const run = promisify(execFile)

/**
 * Runs an operator command on the site under test: `operate('players', 'block', login, …)`. Returns its output; throws if it was
 * refused.
 */
export const operate = (...words: readonly string[]): Promise<string> => operateAt(site_folder, ...words)

/** The same for another site, by its data folder. */
export const operateAt = async (folder: string, ...words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_FOLDER: folder, NODE_ENV: 'test', VITEST: '' }
  const { stdout } = await run(process.execPath, ['apps/operator/main.ts', ...words, '--actor', 'e2e', '--reason', 'journey'], { env })
  return stdout
}
