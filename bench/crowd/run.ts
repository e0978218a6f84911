import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createBettor } from '#apps/crowd/bettor.ts'
import { callsOver, overHttp } from '#apps/crowd/calls.ts'
import { addressOf, choicesOf, loginOf } from '#apps/crowd/choices.ts'
import { createMember } from '#apps/crowd/member.ts'
import { buildWeb } from '../../scripts/start/build-web.ts'
import { memoryOf, processorSeconds, serveSite, temporaryFolder, type Served } from '../http/servers.ts'
import { accountOf, printAccounts, type BetAccount } from './bet-accounts.ts'
import { watchPages } from './page-watch.ts'
import { addTo, emptyReport, note, print, type Report } from './report.ts'

const port = 4261
/** So many stand at the door at once, and the next come when one of them is in: each costs the hashes of a password. */
const most_at_the_door = 8

interface Kind {
  readonly create: typeof createMember
  /** Between two acts of one player, on average: somebody who looks at what came, or who thinks about the next bet. */
  readonly think_ms: number
  readonly arrival_pause_ms: number
  readonly bets: boolean
}

const kinds: Readonly<Record<string, Kind>> = {
  members: { create: createMember, think_ms: 1_000, arrival_pause_ms: 125, bets: false },
  bettors: { create: createBettor, think_ms: 45_000, arrival_pause_ms: 1_000, bets: true },
}

interface Visit {
  readonly number: number
  readonly until_ms: number
  /** Called once, when they are in. */
  readonly cameIn: () => void
}

/** Lives until then; a bettor's account is read when nothing of theirs is on its way any more. */
const live = async (site_url: string, { number, until_ms, cameIn }: Visit, report: Report, kind: Kind): Promise<BetAccount | null> => {
  const login = loginOf(number)
  const choices = choicesOf(number + 2)
  const person = { login, password: `a password of ${login}`, is_known: false }
  const calls = callsOver(overHttp(site_url, addressOf(number)))
  const act = kind.create(calls, person, choices)
  while (performance.now() < until_ms) {
    const begun_ms = performance.now()
    try {
      const done = await act()
      note(report, done, performance.now() - begun_ms)
      if (done.refusal === null) cameIn()
    } catch (error) {
      addTo(report.errors, error instanceof Error ? error.message : String(error))
    }
    await wait(Math.max(0, Math.min(kind.think_ms * (0.5 + choices.part()), until_ms - performance.now())))
  }
  cameIn()
  if (!kind.bets) return null
  await wait(settle_ms)
  return accountOf(calls)
}

/** Long enough for bets in play to be decided and deposits to arrive. */
const settle_ms = 10_000

const printMachine = (site: Served, seconds: number): void =>
  console.log(
    `the site: ${((processorSeconds(site) / seconds) * 100).toFixed(0)} % of a core, ${Math.round(memoryOf(site))} MB with its hub`,
  )

/** The crowd of a demo, as many and for as long as somebody wants, on a house of its own; then the ledger is added up. */
const run = async (members: number, seconds: number, kind: Kind): Promise<boolean> => {
  if (kind.bets && !(await buildWeb())) return false
  await using temporary = await temporaryFolder()
  await using site = await serveSite(port, temporary.folder, { DEMO: 'yes', TRUST_PROXY: 'yes', ...(!kind.bets && { WEB: 'none' }) })
  const report = emptyReport()
  const until_ms = performance.now() + seconds * 1_000
  const watching = kind.bets ? watchPages(site.url, until_ms, report.errors) : Promise.resolve(0)
  const living: Promise<BetAccount | null>[] = []
  const atTheDoor = new Set<Promise<void>>()
  for (let number = 0; number < members && performance.now() < until_ms; number += 1) {
    const { promise: isIn, resolve: cameIn } = Promise.withResolvers<void>()
    living.push(live(site.url, { number, until_ms, cameIn }, report, kind))
    atTheDoor.add(isIn)
    void isIn.then(() => atTheDoor.delete(isIn))
    await wait(kind.arrival_pause_ms)
    if (atTheDoor.size >= most_at_the_door) await Promise.race(atTheDoor)
  }
  const accounts = (await Promise.all(living)).filter((account) => account !== null)
  const pages = await watching
  print(report, seconds)
  printMachine(site, seconds)
  if (kind.bets) console.log(`${pages} pages of sport were followed in a browser beside it`)
  const are_explained = !kind.bets || printAccounts(accounts)
  const env = { ...process.env, DATA_FOLDER: temporary.folder, DEMO: 'yes' }
  const ledger = await promisify(execFile)(process.execPath, ['apps/operator/main.ts', 'ledger', 'recount'], { env }).then(
    ({ stdout }) => ({ holds: true, words: stdout.trim() }),
    (error: unknown) => ({ holds: false, words: String(error) }),
  )
  console.log(ledger.words)
  return ledger.holds && are_explained && report.errors.size === 0
}

const [members = 100, seconds = 60] = process.argv.slice(2, 4).map(Number)
const kind = kinds[process.argv[4] ?? 'members']
if (!(members >= 1 && members <= 5_000 && seconds >= 1) || !kind)
  throw new Error('Say how many, up to 5000, for how many seconds, and whether they bet on sport alone: npm run crowd -- 300 3600 bettors')
if (!(await run(members, seconds, kind))) process.exitCode = 1
