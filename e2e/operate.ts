import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openOperatorDesk, type OperatorDesk } from './operator-desk.ts'
import { site_folder } from './visiting.ts'

const run = promisify(execFile)
/** Who decides, and why where the journey gives no reason of its own. */
const signed = (words: readonly string[]): string[] => [
  ...words,
  '--actor',
  'e2e',
  ...(words.includes('--reason') ? [] : ['--reason', 'journey']),
]

/** The desk of the site that this worker's journeys share; it closes with the worker. */
let desk: OperatorDesk | undefined

/**
 * Runs an operator command on the site under test: `operate('players', 'block', login, …)`. Returns its output; throws if it was
 * refused.
 */
export const operate = (...words: readonly string[]): Promise<string> => {
  desk ??= openOperatorDesk(site_folder)
  return desk.command(signed(words))
}

/** The same for another site, by its data folder, as `npm run operator` runs one command. */
export const operateAt = (folder: string, ...words: readonly string[]): Promise<string> =>
  runAt(folder, 'apps/operator/main.ts', ...signed(words))

/** Runs the job that offers birthday bonuses, as if this player had registered a month ago. */
export const offerBirthday = (login: string): Promise<string> => runAt(site_folder, 'e2e/offer-birthday.ts', login)

/** Lets half an hour pass for a test transfer: until the desk `expires` its payment, until its chain `confirms` it once more, or until it `arrives`. */
export const hurryTransfer = (payment: string, until: 'expires' | 'confirms' | 'arrives'): Promise<string> =>
  runAt(site_folder, 'e2e/hurry-transfer.ts', payment, until)

/** Publishes what the house owes its players, as every night. */
export const publishBooks = (): Promise<string> => runAt(site_folder, 'e2e/publish-books.ts')

/** Counts today's losses for insured days, as if today were long over. */
export const countInsuredDay = (): Promise<string> => runAt(site_folder, 'e2e/count-insured-day.ts')

const runAt = async (folder: string, ...script: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_FOLDER: folder, NODE_ENV: 'test', VITEST: '' }
  return (await run(process.execPath, script, { env })).stdout
}
