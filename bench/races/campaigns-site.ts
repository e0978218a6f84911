import path from 'node:path'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { serveSiteOn, type Served } from '../http/servers.ts'
import { arrive } from '../http/visitor.ts'
import type { Player } from '../play/players.ts'
import { processorTimeOf } from '../play/processor-time.ts'
import { startLedgerDatabase } from '../wallet/ledger-house.ts'
import { raceHouse, startRace } from './race-site.ts'

const password = 'correct horse battery'
/** Enough for as many rounds as a measurement may have. */
const balance_minor = 1_000_000_000n

export interface CampaignsSite {
  readonly url: string
  readonly players: readonly Player[]
  /** Processor time of the site, its hub and its PostgreSQL until now, in seconds. Linux only. */
  readonly usedSeconds: () => number
  /** The part of it that is the site's and its hub's. */
  readonly usedByNode: () => number
  readonly stop: () => Promise<void>
}

const enter = async ({ url }: Served, house: House, slug: string, index: number): Promise<Player> => {
  const visitor = await arrive(url, `10.201.${index}.1`)
  const login = `plays-${index}`
  const form = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  await visitor.call('POST', '/rest/registerV2/', form)
  const player = await playerByLogin(house.db, login)
  if (!player) throw new Error(`${login} was not registered`)
  const given = { from: houseAccount('bench', 'UAH'), to: purseOf(player.id, 'main', 'UAH'), amount_minor: balance_minor }
  await inTransaction(house.db, (tx) => post(tx, house, { key: `bench:${player.id}`, reason: 'deposit', postings: [given] }))
  const opened = await visitor.call('GET', `/rest/game/${slug}/play/?isMoney=true`)
  return { slug, session: (opened as { data: { session: string } }).data.session, headers: visitor.headers() }
}

/**
 * The whole site in a process of its own, with one running race over three games, and what `prepare` adds before it starts. Each of the games
 * named is open for a player of its own.
 */
export const openCampaignsSite = async (
  ports: { readonly site: number; readonly database: number },
  games: readonly string[],
  prepare: (house: House) => Promise<void> = async () => undefined,
): Promise<CampaignsSite> => {
  const database = await startLedgerDatabase(ports.database)
  const house = raceHouse(database.app_url)
  await startRace(house)
  await prepare(house)
  const site = await serveSiteOn(database, ports.site, path.join(database.data_folder, 'site'))
  const players: Player[] = []
  for (const [index, slug] of games.entries()) players.push(await enter(site, house, slug, index))
  await house.db.destroy()
  return {
    url: site.url,
    players,
    usedSeconds: () => processorTimeOf(site.child.pid ?? 0, database.data_folder),
    usedByNode: () => processorTimeOf(site.child.pid ?? 0),
    stop: async () => {
      await site.stop()
      await database.remove()
    },
  }
}
