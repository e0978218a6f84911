import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Figure, lineOf, median } from '../figures.ts'
import { answersUnder } from './load.ts'
import { registered } from './player.ts'
import { memoryOf, processorSeconds, serveHello, serveSite, temporaryFolder, type Served } from './servers.ts'

const ports = { site: 4900, hello: 4901 }
const slices = 5
const slice_s = 3

/**
 * Requests per second of processor time that the server itself used. The load comes from this process, which on two cores
 * would otherwise be what is measured.
 */
const rateOf = async (server: Served, path: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const before_s = processorSeconds(server)
  const answers = await answersUnder({ url: `${server.url}${path}`, connections: 32, duration_ms: slice_s * 1000, headers })
  return answers / (processorSeconds(server) - before_s)
}

/** The cookies that a first visit brings, as every later request of a browser sends them. */
const cookiesOf = async (site: Served): Promise<string> => {
  const answer = await fetch(`${site.url}/`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Requests per processor second of an address against the hello world, in turns. */
const against = async (
  what: string,
  budget: number,
  site: Served,
  path: string,
  hello: Served,
  headers: Readonly<Record<string, string>>,
): Promise<Figure> => {
  const ours: number[] = []
  const theirs: number[] = []
  await rateOf(site, path, headers)
  for (let slice = 0; slice < slices; slice += 1) {
    theirs.push(await rateOf(hello, '/', {}))
    ours.push(await rateOf(site, path, headers))
  }
  const ratios = ours.map((rate, index) => rate / (theirs[index] ?? Number.NaN))
  const ratio = median(ratios)
  return {
    what,
    measured: `${Math.round(median(ours))}/s per core`,
    baseline: `H ${Math.round(median(theirs))}/s per core`,
    ratio: ratio.toFixed(2),
    budget: `>= ${budget} H`,
    holds: ratio >= budget,
  }
}

/** Pages per processor second, written for their visitor alone: no baseline answers the same. */
const rendered = async (what: string, site: Served, path: string, cookie: string): Promise<Figure> => {
  const headers = { cookie, 'accept-encoding': 'br' }
  await rateOf(site, path, headers)
  const rates: number[] = []
  for (let slice = 0; slice < slices; slice += 1) rates.push(await rateOf(site, path, headers))
  return { what, measured: `${Math.round(median(rates))}/s per core`, baseline: '', ratio: '', budget: 'none', holds: true }
}

/** Budget 8: pages of 100 tiles that are rendered anew, against React writing the same elements alone, in a process of their own. */
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

/** Budgets 6, 7, 8, 17, 18: calls without a database, cached and rendered pages, start-up and memory of the whole site as it is built. */
export const run = async (): Promise<readonly Figure[]> => {
  const { folder, remove } = await temporaryFolder()
  const hello = await serveHello(ports.hello)
  try {
    const first = await serveSite(ports.site, folder)
    await first.stop()
    const site = await serveSite(ports.site, folder)
    const memory_mb = memoryOf(site)
    const cookie = await cookiesOf(site)
    const figures = [
      plain('warm start to ready, database included', site.ready_after_ms / 1000, 's', 10),
      plain('memory at rest, server and hub', memory_mb, 'MB', 350),
      await against('guest call with visit check and validation, no database', 0.65, site, '/rest/game/golden-orchard/', hello, { cookie }),
      await against('guest home page from the cache, brotli', 0.75, site, '/', hello, { cookie, 'accept-encoding': 'br' }),
      await coldRender(site),
      await rendered('player’s home page, rendered for them, brotli', site, '/', await registered(site.url)),
    ]
    await site.stop()
    return figures
  } finally {
    await hello.stop()
    await remove()
  }
}

if (import.meta.main) for (const figure of await run()) console.log(lineOf(figure))
