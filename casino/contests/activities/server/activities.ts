import { boardsByIds, boardView, shownTable, topRows, type BoardRow, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import {
  campaignBySlug,
  campaignCard,
  campaignsOfKind,
  stateOfCampaign,
  type CampaignDocument,
  type CampaignRow,
} from '#casino/campaigns/campaigns/server/api.ts'
import { drawsByIds, drawView, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import type { House } from '#kernel/house.ts'
import type { PageDeclaration } from '#kernel/slice.ts'
import { refuse, type Activity } from '../contract.ts'
import { actionsOf } from '../rules.ts'
import { settingsOf } from './settings.ts'

export const owner = 'contests/activities'
export const kind = 'activity'

export const linkOf = ({ slug }: Pick<CampaignDocument, 'slug'>): string => `/${slug}/`

/** An activity that was published, whenever it runs. Refusal: `activity-unknown` (404). */
export const activityBySlug = async (house: House, slug: string): Promise<CampaignRow> =>
  (await campaignBySlug(house.db, kind, slug)) ?? refuse('activity-unknown', {}, 404)

/** Parts of a campaign in the order of its document, each with its name. */
const inOrder = <Row extends { readonly id: bigint }>(
  parts: readonly { readonly name: string }[],
  ids: Readonly<Record<string, number>>,
  rows: readonly Row[],
): { readonly name: string; readonly row: Row }[] =>
  parts.flatMap(({ name }) => {
    const row = rows.find(({ id }) => id === BigInt(ids[name] ?? 0))
    return row ? [{ name, row }] : []
  })

interface Parts {
  readonly boards: { readonly name: string; readonly row: BoardRow }[]
  readonly tracks: { readonly name: string; readonly row: TrackRow }[]
  readonly draws: { readonly name: string; readonly row: DrawRow }[]
}

export const partsOf = async ({ db }: House, { document, ...ids }: CampaignRow): Promise<Parts> => {
  const [boards, draws, tracks] = await Promise.all([
    boardsByIds(db, Object.values(ids.boards).map(BigInt)),
    drawsByIds(db, Object.values(ids.draws)),
    Promise.all(Object.values(ids.tracks).map((id) => trackById(db, id))),
  ])
  return {
    boards: inOrder(document.boards, ids.boards, boards),
    draws: inOrder(document.draws ?? [], ids.draws, draws),
    tracks: inOrder(
      document.tracks ?? [],
      ids.tracks,
      tracks.filter((track) => track !== undefined),
    ),
  }
}

/** SA-001, SA-002: an activity as a visitor sees it. */
export const activityView = async (viewer: Viewer, campaign: CampaignRow): Promise<Activity> => {
  const { house, language, player_id } = viewer
  const { document } = campaign
  const parts = await partsOf(house, campaign)
  const [boards, all_tracks, draws] = await Promise.all([
    Promise.all(parts.boards.map(async ({ name, row }) => ({ name, board: await boardView(viewer, row) }))),
    Promise.all(parts.tracks.map(async ({ name, row }) => ({ name, track: await trackView(viewer, row) }))),
    Promise.all(parts.draws.map(async ({ name, row }) => ({ name, draw: await drawView(viewer, row) }))),
  ])
  // A track with a time of each player's own is not meant for everybody.
  const tracks = all_tracks.flatMap(({ name, track }) => (track ? [{ name, track }] : []))
  const steps = tracks.flatMap(({ track }) => track.steps)
  const { picture, rules } = settingsOf(document)
  const now = house.clock.now()
  return {
    slug: campaign.slug,
    kind,
    title: document.title[language],
    text: document.text[language],
    rules: rules.map((rule) => rule[language]),
    picture,
    state: stateOfCampaign(campaign, now),
    dateStart: document.starts_at,
    dateEnd: document.ends_at,
    now: now.toISOString(),
    actions: actionsOf(document),
    boards,
    tracks,
    draws,
    progress:
      player_id === null
        ? null
        : {
            points: boards.reduce((sum, { board }) => sum + (board.playerData?.points ?? 0), 0),
            stepsDone: steps.filter(({ state }) => state === 'done').length,
            steps: steps.length,
          },
  }
}

/** SA-002: rows of a board's table. Refusals: `activity-unknown` (404), `activity-part-unknown`. */
export const activityLeaderboard = async (
  house: House,
  slug: string,
  { board, limit, offset }: { readonly board: string | undefined; readonly limit: number; readonly offset: number },
) => {
  const { boards } = await partsOf(house, await activityBySlug(house, slug))
  const found = board === undefined ? boards[0] : boards.find(({ name }) => name === board)
  const table = await shownTable(house, (found ?? refuse('activity-part-unknown')).row)
  return { data: await topRows(house, table, limit, offset), total: table.ranking.size }
}

/** The newest published version of each activity. */
const newestActivities = async (house: House): Promise<CampaignRow[]> => {
  const all = await campaignsOfKind(house.db, kind)
  return all.filter(({ slug }, index) => all.findIndex((one) => one.slug === slug) === index)
}

/** Cards of the activities that run or come. */
export const activityCards = async (viewer: Viewer): Promise<ContestCard[]> => {
  const all = await newestActivities(viewer.house)
  const cards = all.map((campaign) => {
    const { document } = campaign
    return campaignCard(viewer, campaign, { link: linkOf(document), picture: settingsOf(document).icon })
  })
  return (await Promise.all(cards)).flat()
}

/** The page of each activity that was published: it opens before the start and after the end too (SA-003). */
export const activityPages = (documents: readonly CampaignDocument[]): PageDeclaration[] =>
  documents.map((document) => {
    const { slug, title, text } = document
    return {
      name: `activity-${slug}`,
      path: linkOf(document),
      title: { uk: `${title.uk} — {brand}`, ru: `${title.ru} — {brand}`, en: `${title.en} — {brand}` },
      description: text,
      components: [{ type: 'activity', settings: { slug, isHeading: true }, essential: true }],
    }
  })
