import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Figure, lineOf, median } from '../figures.ts'
import { answersUnder } from './load.ts'
import { registered } from './player.ts'
import { record } from './record.ts'
import { startUpStatements } from './statements.ts'
import { memoryOf, processorSeconds, serveHello, serveSame, serveSite, temporaryFolder, type Served } from './servers.ts'

const ports = { site: 4900, hello: 4901, floor: 4902 }
const slices = 5
const slice_s = 3
const start_up = '/rest/app/init/'

/**
 * Requests per second of processor time used by the server. The load generator runs in this process, which on two cores would
 * otherwise be measured too.
 */
const rateOf = async (server: Served, address: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const before_s = processorSeconds(server)
  const answers = await answersUnder({ url: `${server.url}${address}`, connections: 32, duration_ms: slice_s * 1000, headers })
  return answers / (processorSeconds(server) - before_s)
}

/** The cookies set by a first visit, as later requests of a browser send them. */
const cookiesOf = async (site: Served): Promise<string> => {
  const answer = await fetch(`${site.url}/`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

interface Asked {
  readonly server: Served
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface Baseline extends Asked {
  readonly name: string
  /** The minimum of the ratio to its baseline; null if it is only informational. */
  readonly least: number | null
}

/** Requests per processor second of a URL and a baseline, in alternation. */
const against = async (what: string, ours: Asked, baseline: Baseline): Promise<Figure> => {
  const { name, least } = baseline
  const rates: number[] = []
  const bases: number[] = []
  await rateOf(ours.server, ours.path, ours.headers)
  for (let slice = 0; slice < slices; slice += 1) {
    bases.push(await rateOf(baseline.server, baseline.path, baseline.headers))
    rates.push(await rateOf(ours.server, ours.path, ours.headers))
  }
  const ratio = median(rates.map((rate, index) => rate / (bases[index] ?? Number.NaN)))
  return {
    what,
    measured: `${Math.round(median(rates))}/s per core`,
    baseline: `${name} ${Math.round(median(bases))}/s per core`,
    ratio: ratio.toFixed(2),
    budget: least === null ? 'none' : `>= ${least} ${name}`,
    holds: least === null || ratio >= least,
  }
}

/** A response of the site compared with the minimal server, and with its own bytes written by node:http without a framework. */
const againstBoth = async (what: string, least: number, ours: Asked, hello: Served, folder: string): Promise<readonly Figure[]> => {
  const file = path.join(folder, 'recorded.json')
  await writeFile(file, JSON.stringify(await record(`${ours.server.url}${ours.path}`, ours.headers)))
  await using floor = await serveSame(ports.floor, file)
  return [
    await against(what, ours, { name: 'H', least, server: hello, path: '/', headers: {} }),
    await against('the same', ours, { ...ours, name: 'its bytes by node:http', least: null, server: floor }),
  ]
}

/** A player's pages per processor second: the frame document, which is the same for all players. */
const playersPage = async (site: Served, address: string, cookie: string): Promise<Figure> => {
  const least = 5_000
  const headers = { cookie, 'accept-encoding': 'br' }
  await rateOf(site, address, headers)
  const rates: number[] = []
  for (let slice = 0; slice < slices; slice += 1) rates.push(await rateOf(site, address, headers))
  const rate = median(rates)
  return {
    what: 'player’s home page: its frame from the cache, brotli',
    measured: `${Math.round(rate)}/s per core`,
    baseline: '',
    ratio: '',
    budget: `>= ${least}/s per core`,
    holds: rate >= least,
  }
}

/** Budget 8: pages of 100 tiles rendered without cache, compared with React rendering the same elements alone, in a separate process. */
const coldRender = async (site: Served): Promise<Figure> => {
  const least = 1_200
  const env = { ...process.env, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/http/cold-render.ts', site.url], { env })
  const { pages, bare } = JSON.parse(stdout) as { pages: number; bare: number }
  return {
    what: 'cold render of 100 tiles for a guest, no cache',
    measured: `${Math.round(pages)}/s per core`,
    baseline: `React alone, the same tiles ${Math.round(bare)}/s per core`,
    ratio: (pages / bare).toFixed(2),
    budget: `>= ${least}/s per core`,
    holds: pages >= least,
  }
}

const plain = (what: string, measured: number, unit: string, most: number): Figure => ({
  what,
  measured: `${measured < 100 ? measured.toFixed(1) : Math.round(measured)} ${unit}`,
  baseline: '',
  ratio: '',
  budget: `<= ${most} ${unit}`,
  holds: measured <= most,
})

/** Budgets 6, 7, 8, 17, 18: calls, cached and rendered pages, start-up time and memory of the built site. */
export const run = async (): Promise<readonly Figure[]> => {
  await using temporary = await temporaryFolder()
  const { folder } = temporary
  await using hello = await serveHello(ports.hello)
  const first = await serveSite(ports.site, folder)
  await first.stop()
  const figures = await measureSite(folder, hello)
  return [...figures, await startUpStatements(ports.site, folder, start_up)]
}

const measureSite = async (folder: string, hello: Served): Promise<readonly Figure[]> => {
  await using site = await serveSite(ports.site, folder)
  const memory_mb = memoryOf(site)
  const cookie = await cookiesOf(site)
  const call = { server: site, path: '/rest/game-browser/slots/?limit=1', headers: { cookie } }
  const page = { server: site, path: '/', headers: { cookie, 'accept-encoding': 'br' } }
  const player_cookie = await registered(site.url)
  const start = { server: site, path: start_up, headers: { cookie: player_cookie } }
  return [
    plain('warm start to ready, database included', site.ready_after_ms / 1000, 's', 10),
    plain('memory at rest, server and hub', memory_mb, 'MB', 350),
    ...(await againstBoth('guest call with visit check and validation, no database', 0.65, call, hello, folder)),
    ...(await againstBoth('guest home page from the cache, brotli', 0.75, page, hello, folder)),
    await coldRender(site),
    await playersPage(site, '/', player_cookie),
    await against('player’s start-up call', start, { name: 'H', least: null, server: hello, path: '/', headers: {} }),
  ]
}

if (import.meta.main) for (const figure of await run()) console.log(lineOf(figure))
