import { trackById, trackView } from '#casino/campaigns/missions/server/api.ts'
import { shelfView } from '#casino/campaigns/shelves/server/api.ts'
import { points_purse, pursesOf } from '#casino/money/wallet/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { StatusReader } from '#casino/bonuses/cashback/extensions.ts'
import { say } from '#kernel/i18n/words.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { Classification, Medal } from '../contract.ts'
import { medalAsset, medalIds, type MedalId } from '../rules.ts'
import { settingsOf } from './settings.ts'
import { totalOf } from './standing-store.ts'
import { inForce, shelfOf, statusIn, type InForce } from './status.ts'

const exchangesOf = async (reader: StatusReader, { campaign }: InForce): Promise<ReadonlyMap<number, NonNullable<Medal['exchange']>>> => {
  const items = await shelfView(reader, shelfOf(campaign.id), settingsOf(campaign.document).exchanges)
  return new Map(
    items.map(({ id, cost, prize, left, stock, had, mostEach }) => [
      id,
      { takes: cost, gives: prize, left, stock, leftForYou: mostEach === null ? null : Math.max(0, mostEach - had) },
    ]),
  )
}

/** The medals of a player: all that the document knows, and those that they have from an earlier one. */
export const medalsOf = async (reader: StatusReader, found: InForce | null): Promise<Medal[]> => {
  const { house, language, player_id } = reader
  const [purses, exchanges] = await Promise.all([
    pursesOf(house.db, player_id),
    found ? exchangesOf(reader, found) : new Map<number, NonNullable<Medal['exchange']>>(),
  ])
  const for_points = found ? settingsOf(found.campaign.document).medals_for_points : []
  const has = (id: MedalId): number =>
    toWire(purses.find(({ purse, asset }) => purse === points_purse && asset === medalAsset(id))?.balance_minor ?? 0n)
  return medalIds.flatMap((id) => {
    const [count, exchange] = [has(id), exchanges.get(id) ?? null]
    if (count === 0 && exchange === null) return []
    const name = say(house.messages, language, { key: `classification.medal-${id}`, values: {} })
    return { id, name, count, everyPoints: for_points.find((one) => one.id === id)?.every_points ?? null, exchange }
  })
}

const tasksOf = async (reader: StatusReader, { campaign, is_open }: InForce): Promise<Classification['tasks']> => {
  if (!is_open) return []
  const tracks = await Promise.all(Object.values(campaign.tracks).map((id) => trackById(reader.house.db, id)))
  const views = await Promise.all(tracks.flatMap((track) => (track ? trackView(reader, track) : [])))
  return views.flatMap((view) => view ?? [])
}

/** API-056: the status of a player with their medals, all levels and what brings points. */
export const classificationOf = async (reader: StatusReader): Promise<Classification> => {
  const { house, language, player_id } = reader
  const [found, total_cp] = await Promise.all([inForce(house), totalOf(house.db, player_id)])
  const levels = found ? settingsOf(found.campaign.document).levels : []
  const [medals, is_invited, tasks] = await Promise.all([
    medalsOf(reader, found),
    isInAudience(house.db, house, 'invitation', player_id),
    found ? tasksOf(reader, found) : [],
  ])
  return {
    ...statusIn(language, levels, total_cp),
    levels: levels.map(({ id, name, from_points, medals: brings = [] }) => ({ id, name: name[language], cp: from_points, medals: brings })),
    medals,
    // Whom play is closed for is not told what playing would bring.
    tasks: is_invited ? tasks : [],
    isOpen: is_invited && found !== null && found.is_open,
  }
}
