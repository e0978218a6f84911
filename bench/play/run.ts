import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { lineOf, median, type Figure } from '../figures.ts'
import { serveHello, serveSite, temporaryFolder, type Served } from '../http/servers.ts'
import { enter, type Guest } from './guests.ts'
import { processorTimeOfTree } from './processor-time.ts'

const ports = { site: 4241, hello: 4242 }
const slug = 'golden-orchard'
const clients = 64
const slices = 5
const slice_s = 3
const stake_minor = 100
const open_rate = 2_000

type Client = autocannon.Client & { setRequests(requests: readonly autocannon.Request[]): void }

/** Each connection is a guest of its own; each request a round with a key of its own. */
const asGuests = (guests: readonly Guest[]) => {
  let next = 0
  return (client: autocannon.Client): void => {
    const guest = guests[next++ % guests.length]
    if (!guest) throw new Error('nobody came to play')
    const { cookie, xsrf, session } = guest
    const headers = { cookie, 'x-xsrf-token': xsrf, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    })
    const body = JSON.stringify({ session, command: { stake_minor } })
    ;(client as Client).setRequests([{ method: 'POST', path: `/rest/game/${slug}/round/`, body, headers, setupRequest }])
  }
}

interface Slice {
  readonly per_core: number
  readonly p50_ms: number
  readonly p99_ms: number
}

/** Requests per second of all processor time that was spent on answering them, Node and PostgreSQL together. */
const measure = async (server: Served, options: Partial<autocannon.Options>): Promise<Slice> => {
  const before_s = processorTimeOfTree(server.child.pid ?? 0)
  const { requests, latency, non2xx, errors } = await autocannon({ url: server.url, connections: clients, duration: slice_s, ...options })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`)
  const used_s = processorTimeOfTree(server.child.pid ?? 0) - before_s
  return { per_core: requests.total / used_s, p50_ms: latency.p50, p99_ms: latency.p99 }
}

/** Budget 5: a round over HTTP with session check, validation, draw, ledger and fact, against a Fastify hello world. */
export const run = async (): Promise<readonly Figure[]> => {
  const { folder, remove } = await temporaryFolder()
  const hello = await serveHello(ports.hello)
  try {
    const site = await serveSite(ports.site, folder)
    const guests: Guest[] = []
    for (let index = 0; index < clients; index += 1) guests.push(await enter(site.url, slug))
    const rounds = { setupClient: asGuests(guests) }
    await measure(site, rounds)
    const ours: Slice[] = []
    const ratios: number[] = []
    const theirs: number[] = []
    for (let slice = 0; slice < slices; slice += 1) {
      const base = await measure(hello, {})
      const round = await measure(site, rounds)
      theirs.push(base.per_core)
      ours.push(round)
      ratios.push(round.per_core / base.per_core)
    }
    const calm = await measure(site, { ...rounds, overallRate: open_rate, duration: slice_s * 2 })
    await site.stop()
    return [
      {
        what: 'a round over HTTP, Node and PostgreSQL together',
        measured: `${Math.round(median(ours.map(({ per_core }) => per_core)))}/s per core`,
        baseline: `H ${Math.round(median(theirs))}/s per core`,
        ratio: median(ratios).toFixed(2),
        budget: '>= 0.15 H',
        holds: median(ratios) >= 0.15,
      },
      timed('the same, p99 at 64 clients', median(ours.map(({ p99_ms }) => p99_ms)), 15),
      timed(`the same, p50 at ${open_rate}/s`, calm.p50_ms, 1),
    ]
  } finally {
    await hello.stop()
    await remove()
  }
}

const timed = (what: string, measured_ms: number, most_ms: number): Figure => ({
  what,
  measured: `${measured_ms} ms`,
  baseline: '',
  ratio: '',
  budget: `<= ${most_ms} ms`,
  holds: measured_ms <= most_ms,
})

if (import.meta.main) for (const figure of await run()) console.log(lineOf(figure))
