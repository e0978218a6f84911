import { lineOf, median, quantile, type Figure } from '../figures.ts'
import { serveHello, serveSite, temporaryFolder } from '../http/servers.ts'
import { besideGrant } from './beside-grant.ts'
import { openLoop } from './open-loop.ts'
import { enter, type Player } from './players.ts'
import { asPlayers, clients, measure, nextRoundOf, slice_s, slices, slug, type Slice } from './rounds.ts'
import { measureSignIns } from './sign-ins.ts'

const ports = { site: 4241, hello: 4242 }
const open_rate = 2_000
/** Until Node has compiled what a round runs through. */
const warm_slices = 4

/** Budget 5: a round over HTTP with session check, validation, draw, ledger and fact, compared with a minimal Fastify server. */
export const run = async (): Promise<readonly Figure[]> => {
  await using temporary = await temporaryFolder()
  const { folder } = temporary
  await using hello = await serveHello(ports.hello)
  // Players have different client addresses, sent as a proxy would. The living world and the live tables cost what they cost without rounds too.
  await using site = await serveSite(ports.site, folder, { TRUST_PROXY: 'yes', SPORT_WORLD: 'off', LIVE_TABLES: 'off' })
  const players: Player[] = []
  for (let index = 0; index < clients; index += 1) players.push(await enter(site.url, slug, index))
  const rounds = { setupClient: asPlayers(players) }
  for (let slice = 0; slice < warm_slices; slice += 1) await measure(site, rounds, folder)
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
    await besideGrant(),
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
