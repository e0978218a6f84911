import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { lineOf, median, quantile, type Figure } from '../figures.ts'
import { serveHello, serveSite, temporaryFolder, type Served } from '../http/servers.ts'
import { enter, type Player } from './players.ts'
import { openLoop } from './open-loop.ts'
import { measureSignIns } from './sign-ins.ts'
import { processorTimeOf } from './processor-time.ts'

const ports = { site: 4241, hello: 4242 }
const slug = 'golden-orchard'
const clients = 64
const slices = 5
const slice_s = 3
const stake_minor = 100
const open_rate = 2_000

type Client = autocannon.Client & { setRequests(requests: readonly autocannon.Request[]): void }

const requestOf = ({ headers, session }: Player) => ({
  path: `/rest/game/${slug}/round/`,
  headers,
  body: JSON.stringify({ session, command: { stake_minor } }),
})

/** Cycles through the players; each call gives the next round, with a key of its own. */
const inTurns = (players: readonly Player[]): (() => Player) => {
  let next = 0
  return () => {
    const player = players[next++ % players.length]
    if (!player) throw new Error('nobody came to play')
    return player
  }
}

const nextRoundOf = (players: readonly Player[]) => {
  const next = inTurns(players)
  return () => {
    const { headers, ...round } = requestOf(next())
    return { ...round, headers: { ...headers, 'idempotency-key': randomUUID() } }
  }
}

/** Each connection is a different player; each request a round with a key of its own. */
const asPlayers = (players: readonly Player[]) => {
  const next = inTurns(players)
  return (client: autocannon.Client): void => {
    const { headers, ...round } = requestOf(next())
    const setupRequest = (request: autocannon.Request): autocannon.Request => ({
      ...request,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    })
    ;(client as Client).setRequests([{ method: 'POST', ...round, headers, setupRequest }])
  }
}

interface Slice {
  readonly per_core: number
  /** Processor time of Node per request, in microseconds. */
  readonly node_us: number
  readonly p99_ms: number
}

/** Requests per second of total processor time, Node and PostgreSQL together. */
const measure = async (server: Served, options: Partial<autocannon.Options>, data_folder?: string): Promise<Slice> => {
  const pid = server.child.pid ?? 0
  const before_s = processorTimeOf(pid, data_folder)
  const node_before_s = processorTimeOf(pid)
  const { requests, latency, non2xx, errors } = await autocannon({ url: server.url, connections: clients, duration: slice_s, ...options })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`)
  const used_s = processorTimeOf(pid, data_folder) - before_s
  const node_us = ((processorTimeOf(pid) - node_before_s) / requests.total) * 1e6
  return { per_core: requests.total / used_s, node_us, p99_ms: latency.p99 }
}

/** Budget 5: a round over HTTP with session check, validation, draw, ledger and fact, compared with a minimal Fastify server. */
export const run = async (): Promise<readonly Figure[]> => {
  await using temporary = await temporaryFolder()
  const { folder } = temporary
  await using hello = await serveHello(ports.hello)
  // Players have different client addresses, sent as a proxy would.
  await using site = await serveSite(ports.site, folder, { TRUST_PROXY: 'yes' })
  const players: Player[] = []
  for (let index = 0; index < clients; index += 1) players.push(await enter(site.url, slug, index))
  const rounds = { setupClient: asPlayers(players) }
  await measure(site, rounds, folder)
  const ours: Slice[] = []
  const ratios: number[] = []
  const theirs: number[] = []
  for (let slice = 0; slice < slices; slice += 1) {
    const base = await measure(hello, {})
    const round = await measure(site, rounds, folder)
    theirs.push(base.per_core)
    ours.push(round)
    ratios.push(round.per_core / base.per_core)
  }
  const open_ms = await openLoop({ url: site.url, per_second: open_rate, duration_ms: slice_s * 2_000, next: nextRoundOf(players) })
  const saturated_ms = async (): Promise<number> => (await measure(site, rounds)).p99_ms
  const beside_sign_ins = await measureSignIns({ url: site.url, next: nextRoundOf(players), saturated_ms })
  const node_us = median(ours.map((slice) => slice.node_us))
  return [
    {
      what: 'a round over HTTP, Node and PostgreSQL together',
      measured: `${Math.round(median(ours.map(({ per_core }) => per_core)))}/s per core`,
      baseline: `H ${Math.round(median(theirs))}/s per core`,
      ratio: median(ratios).toFixed(2),
      budget: '>= 0.15 H',
      holds: median(ratios) >= 0.15,
    },
    {
      what: 'the same, processor time of a round',
      measured: `Node ${Math.round(node_us)} us, PostgreSQL ${Math.round(1e6 / median(ours.map(({ per_core }) => per_core)) - node_us)} us`,
      baseline: '',
      ratio: '',
      budget: 'none',
      holds: true,
    },
    timed('the same, p99 at 64 clients', median(ours.map(({ p99_ms }) => p99_ms)), 15),
    timed(`the same, p50 at ${open_rate}/s`, Number(median(open_ms).toFixed(1)), 1),
    timed(`the same, p99 at ${open_rate}/s`, Number(quantile(open_ms, 0.99).toFixed(1)), 15),
    ...beside_sign_ins,
  ]
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
