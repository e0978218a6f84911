import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { median } from '../figures.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'
import { openCampaignsSite } from '../races/campaigns-site.ts'
import { enter, type Player } from './players.ts'
import { processorTimeOf } from './processor-time.ts'
import { asPlayers, clients, slug } from './rounds.ts'

/**
 * What a player's round for money costs this build and an older one, in turns: `node bench/play/beside-build.ts <folder>`, where the folder is a
 * checkout of the older build with its packages installed and its pages built (`npm ci`, `npm start` once). Both have one race running.
 */
const turns = 8
const warm_turns = 4
const turn_s = 4
/** By then readers have read what was played. */
const settled_after_ms = 1_500

interface Build {
  readonly name: string
  readonly url: string
  readonly players: readonly Player[]
  /** Processor time in seconds: of all, and of Node and its hub alone. */
  readonly used: () => { readonly all_s: number; readonly node_s: number }
}

interface Cost {
  readonly node_us: number
  readonly database_us: number
}

const costOf = async ({ url, players, used }: Build): Promise<Cost> => {
  const before = used()
  const { requests, non2xx, errors } = await autocannon({ url, connections: clients, duration: turn_s, setupClient: asPlayers(players) })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`)
  await wait(settled_after_ms)
  const after = used()
  const node_us = ((after.node_s - before.node_s) * 1e6) / requests.total
  return { node_us, database_us: ((after.all_s - before.all_s) * 1e6) / requests.total - node_us }
}

const [older] = process.argv.slice(2)
if (older === undefined) throw new Error('name the folder of an older build')
await using temporary = await temporaryFolder()
const { folder } = temporary
const env = { TRUST_PROXY: 'yes', SPORT_WORLD: 'off', LIVE_TABLES: 'off' }
await using site = await serveSite(4_245, folder, env, older)
const players: Player[] = []
for (let index = 0; index < clients; index += 1) players.push(await enter(site.url, slug, index))
const own = await openCampaignsSite(
  { site: 4_246, database: 4_247 },
  Array.from({ length: clients }, () => slug),
)
const pid = site.child.pid ?? 0
const builds: readonly Build[] = [
  { name: older, url: site.url, players, used: () => ({ all_s: processorTimeOf(pid, folder), node_s: processorTimeOf(pid) }) },
  { name: 'this build', url: own.url, players: own.players, used: () => ({ all_s: own.usedSeconds(), node_s: own.usedByNode() }) },
]
const costs = new Map<Build, Cost[]>(builds.map((build) => [build, []]))
for (let turn = -warm_turns; turn < turns; turn += 1)
  for (const build of turn % 2 === 0 ? builds : builds.toReversed()) {
    const cost = await costOf(build)
    if (turn >= 0) costs.get(build)?.push(cost)
  }
for (const [{ name }, each] of costs)
  console.log(
    `${name}: Node ${median(each.map(({ node_us }) => node_us)).toFixed(0)} us, PostgreSQL ${median(each.map(({ database_us }) => database_us)).toFixed(0)} us`,
  )
await own.stop()
