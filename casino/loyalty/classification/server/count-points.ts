import { grantAll, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { prizesGranted, type PrizesFact } from '#casino/bonuses/prizes/events.ts'
import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import { StatusChanged } from '../events.ts'
import { medalAsset, reachedLevels, timesPassed, type MedalId, type StatusLevel } from '../rules.ts'
import { settingsOf, type ClassificationSettings } from './settings.ts'
import { addPoints, noteReached } from './standing-store.ts'
import { inForce, owner, shelfOf } from './status.ts'

/** A player whose points were counted. */
interface Risen {
  readonly player_id: bigint
  readonly before_cp: number
  readonly total_cp: number
  /** Levels that are new to them, the lowest first. */
  readonly levels: readonly StatusLevel[]
}

interface Medals {
  readonly player_id: bigint
  readonly id: MedalId
  readonly count: number
  /** Unique for the player. */
  readonly key: string
  readonly title: Words
}

const pointsOf = (facts: readonly PrizesFact[]): Map<bigint, number> => {
  const added = new Map<bigint, number>()
  for (const { player_id, amount_minor } of prizesGranted(facts)) added.set(player_id, (added.get(player_id) ?? 0) + amount_minor)
  return added
}

/** The medals that a player earned on the way: of new levels, and for each so many points. */
const medalsOf = ({ medals_for_points }: ClassificationSettings, { player_id, before_cp, total_cp, levels }: Risen): Medals[] => [
  ...levels.flatMap(({ id: level, name, medals = [] }) =>
    medals.map(({ id, count }) => ({
      player_id,
      id,
      count,
      key: `level:${level}:${id}`,
      title: { key: 'classification.for-level', values: { level: name } },
    })),
  ),
  ...medals_for_points.flatMap(({ id, every_points }) => {
    const count = timesPassed(every_points, before_cp, total_cp)
    // The total only rises, so that it names the moment.
    const key = `points:${total_cp}:${id}`
    return count === 0 ? [] : [{ player_id, id, count, key, title: { key: 'classification.for-points', values: { count: every_points } } }]
  }),
]

/** Gives medals to those who may be given anything. They cost nothing: what they are exchanged for was set aside when it was published. */
const give = async (tx: Tx, house: House, campaign: string, step: string, all: readonly Medals[]): Promise<void> => {
  const medals = await withinAudience(tx, house, 'reward', all, ({ player_id }) => player_id)
  for (const [id, of_id] of Map.groupBy(medals, (one) => one.id)) {
    const amount_minor = BigInt(of_id.reduce((sum, { count }) => sum + count, 0))
    await fillFund(tx, house, { campaign, asset: medalAsset(id), step, amount_minor })
  }
  await grantAll(
    tx,
    house,
    medals.map(({ player_id, id, count, key, title }): Prize => ({
      key: `classification:${player_id}:${key}`,
      player_id,
      kind: 'points',
      content: { asset: medalAsset(id), amount: count },
      from: fundAccount(campaign, medalAsset(id)),
      source: owner,
      title,
    })),
  )
}

const rise = async (tx: Tx, house: House, levels: readonly StatusLevel[], added: ReadonlyMap<bigint, number>): Promise<Risen[]> => {
  const totals = [...(await addPoints(tx, added))]
  const reached = totals.flatMap(([player_id, total_cp]) => reachedLevels(levels, total_cp).map(({ id }) => ({ player_id, level: id })))
  const fresh = new Set((await noteReached(tx, reached, house.clock.now())).map(({ player_id, level }) => `${player_id}:${level}`))
  return totals.map(([player_id, total_cp]) => ({
    player_id,
    total_cp,
    before_cp: total_cp - (added.get(player_id) ?? 0),
    levels: levels.filter(({ id }) => fresh.has(`${player_id}:${id}`)),
  }))
}

/** VP-020: counts points of the status, once each, and gives what they bring, by the document that is in force. */
export const countPoints = async (facts: readonly PrizesFact[], tx: Tx, house: House): Promise<void> => {
  const [first] = facts
  const added = pointsOf(facts)
  if (!first || added.size === 0) return
  const found = await inForce(house, tx)
  const settings = found && settingsOf(found.campaign.document)
  const risen = await rise(tx, house, settings?.levels ?? [], added)
  if (found && settings) {
    const medals = risen.flatMap((one) => medalsOf(settings, one))
    await give(tx, house, shelfOf(found.campaign.id), `given:${first.tx}-${first.position}`, medals)
  }
  const changes = risen.map(({ player_id, total_cp, levels }) => {
    const highest = levels.at(-1)
    return StatusChanged({ total_cp, reached: highest ? { id: highest.id, name: highest.name } : null }, player_id)
  })
  await announce(tx, house, changes)
}
