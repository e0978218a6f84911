import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Act, Done } from '#apps/crowd/acts.ts'
import { callsOver, overHttp } from '#apps/crowd/calls.ts'
import { addressOf, choicesOf, loginOf } from '#apps/crowd/choices.ts'
import { createMember } from '#apps/crowd/member.ts'
import { quantile } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'

const port = 4261
/** Between two acts of one player, on average: somebody who looks at what came. */
const think_ms = 1_000
/** So many may come at once: each arrival costs the hash of a password. */
const arrivals_at_once = 8

interface Line {
  readonly times_ms: number[]
  readonly refusals: Map<string, number>
}

interface Report {
  readonly lines: Map<Act, Line>
  readonly errors: Map<string, number>
}

const add = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

const note = ({ lines }: Report, { act, refusal }: Done, ms: number): void => {
  const line = lines.get(act) ?? { times_ms: [], refusals: new Map<string, number>() }
  lines.set(act, line)
  line.times_ms.push(ms)
  if (refusal !== null) add(line.refusals, refusal)
}

const said = (counts: ReadonlyMap<string, number>): string => [...counts].map(([what, count]) => `${what} ${count}`).join(', ')

const print = ({ lines, errors }: Report, seconds: number): void => {
  const all = [...lines.values()].flatMap(({ times_ms }) => times_ms)
  console.log(`${all.length} acts, ${(all.length / seconds).toFixed(1)} a second`)
  for (const [act, { times_ms, refusals }] of lines) {
    const [half, most] = [quantile(times_ms, 0.5), quantile(times_ms, 0.99)].map((ms) => ms.toFixed(1))
    const refused = refusals.size > 0 ? ` | refused: ${said(refusals)}` : ''
    console.log(`${act} | ${times_ms.length} | p50 ${half} ms | p99 ${most} ms${refused}`)
  }
  console.log(errors.size > 0 ? `errors: ${said(errors)}` : 'no errors')
}

const live = async (site_url: string, number: number, until_ms: number, report: Report): Promise<void> => {
  const login = loginOf(number)
  const choices = choicesOf(number + 2)
  const person = { login, password: `a password of ${login}`, is_known: false }
  const act = createMember(callsOver(overHttp(site_url, addressOf(number))), person, choices)
  while (performance.now() < until_ms) {
    const begun_ms = performance.now()
    try {
      note(report, await act(), performance.now() - begun_ms)
    } catch (error) {
      add(report.errors, error instanceof Error ? error.message : String(error))
    }
    await wait(think_ms * (0.5 + choices.part()))
  }
}

/** The crowd of a demo, as many and for as long as somebody wants, on a house of its own; then the ledger is added up. */
const run = async (members: number, seconds: number): Promise<boolean> => {
  await using temporary = await temporaryFolder()
  await using site = await serveSite(port, temporary.folder, { DEMO: 'yes', TRUST_PROXY: 'yes', WEB: 'none' })
  const report: Report = { lines: new Map(), errors: new Map() }
  const until_ms = performance.now() + seconds * 1_000
  const living: Promise<void>[] = []
  for (let number = 0; number < members && performance.now() < until_ms; number += 1) {
    living.push(live(site.url, number, until_ms, report))
    if (number % arrivals_at_once === arrivals_at_once - 1) await wait(think_ms)
  }
  await Promise.all(living)
  print(report, seconds)
  const env = { ...process.env, DATA_FOLDER: temporary.folder, DEMO: 'yes' }
  const ledger = await promisify(execFile)(process.execPath, ['apps/operator/main.ts', 'ledger', 'recount'], { env }).then(
    ({ stdout }) => ({ holds: true, words: stdout.trim() }),
    (error: unknown) => ({ holds: false, words: String(error) }),
  )
  console.log(ledger.words)
  return ledger.holds && report.errors.size === 0
}

const [members = 100, seconds = 60] = process.argv.slice(2).map(Number)
if (!(members >= 1 && members <= 5_000 && seconds >= 1))
  throw new Error('Say how many, up to 5000, and for how many seconds: npm run crowd -- 500 60')
if (!(await run(members, seconds))) process.exitCode = 1
