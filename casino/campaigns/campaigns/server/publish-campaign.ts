import { createBoard, endBoard } from '#casino/campaigns/boards/server/api.ts'
import { createDraw, endDraw } from '#casino/campaigns/draws/server/api.ts'
import { createTrack, endTrack } from '#casino/campaigns/missions/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Decider } from '#kernel/operator/commands.ts'
import { CampaignPublished } from '../events.ts'
import type { CampaignKind } from '../extensions.ts'
import {
  heldBefore,
  insertDraft,
  lockRunning,
  markChecked,
  markPublished,
  newestCampaign,
  type CampaignRow,
  type Part,
} from './campaign-store.ts'
import { faultsOfDocument, kindOf, windowOf } from './check-document.ts'
import type { CampaignDocument } from './document.ts'

/** Result of an operator's decision about a campaign. */
export type Outcome = { readonly campaign: CampaignRow } | { readonly campaign: null; readonly faults: readonly string[] }

const refused = (...faults: readonly string[]): Outcome => ({ campaign: null, faults })

/** Whose the parts of a campaign are, and the page that shows them where each campaign has its own. */
interface PartOwner {
  readonly owner: string
  readonly link: string | null
}

/** Boards that are fed are created first, because their stages refer to them. */
const createBoards = async (tx: Tx, house: House, document: CampaignDocument, { owner, link }: PartOwner): Promise<Part[]> => {
  const made = new Map<string, bigint>()
  const fed_first = document.boards.toSorted((one, other) => Number(one.feeds !== undefined) - Number(other.feeds !== undefined))
  for (const part of fed_first) {
    const feeds = part.feeds === undefined ? null : (made.get(part.feeds) ?? null)
    const { title = document.title, spec } = part
    const board = await createBoard(tx, house, { owner, link, title, ...windowOf(document, part), spec, feeds })
    if (!board) throw new Error(`the board ${part.name} could not be made`)
    made.set(part.name, board.id)
  }
  return [...made].map(([name, id]) => ({ kind: 'board', name, id }))
}

const createDraws = async (tx: Tx, house: House, document: CampaignDocument, { owner }: PartOwner): Promise<Part[]> => {
  const made: Part[] = []
  for (const part of document.draws ?? []) {
    const { title = document.title, spec } = part
    const draw = await createDraw(tx, house, { owner, title, ...windowOf(document, part), spec })
    made.push({ kind: 'draw', name: part.name, id: draw.id })
  }
  return made
}

const createTracks = async (
  tx: Tx,
  house: House,
  document: CampaignDocument,
  { owner, link, boards }: PartOwner & { readonly boards: readonly Part[] },
): Promise<Part[]> => {
  const made: Part[] = []
  for (const part of document.tracks ?? []) {
    const { title = document.title, spec } = part
    const board_id = boards.find(({ name }) => name === spec.board)?.id ?? null
    const track = await createTrack(tx, house, { owner, link, board_id, title, ...windowOf(document, part), spec })
    made.push({ kind: 'track', name: part.name, id: track.id })
  }
  return made
}

const createParts = async (tx: Tx, house: House, document: CampaignDocument, kind: CampaignKind): Promise<Part[]> => {
  const of = { owner: kind.owner, link: kind.linkOf?.(document) ?? null }
  const boards = await createBoards(tx, house, document, of)
  return [...boards, ...(await createDraws(tx, house, document, of)), ...(await createTracks(tx, house, document, { ...of, boards }))]
}

const audit = (tx: Tx, house: House, { actor, reason }: Decider, action: string, { slug, version }: CampaignRow): Promise<bigint> =>
  appendAudit(tx, house, { actor, action: `campaigns/campaigns.${action}`, reason, subject: `campaign:${slug}`, data: { version } })

/** Validates the newest version of a campaign and marks it as checked if there are no problems. */
export const checkCampaign = async (house: House, slug: string): Promise<Outcome> => {
  const campaign = await newestCampaign(house.db, slug)
  if (!campaign) return refused(`there is no campaign ${slug}`)
  const faults = await faultsOfDocument(house, campaign.document)
  if (faults.length > 0) return { campaign: null, faults }
  await markChecked(house.db, campaign.id, house.clock.now())
  return { campaign }
}

/**
 * Publishes the newest version of a campaign: validates it again, creates its parts and funds its prizes in one transaction. While
 * an earlier version is running, the new one cannot be published until that is settled.
 */
export const publishCampaign = (house: House, slug: string, decider: Decider): Promise<Outcome> =>
  inTransaction(house.db, async (tx) => {
    const campaign = await newestCampaign(tx, slug, true)
    if (!campaign) return refused(`there is no campaign ${slug}`)
    if (campaign.state !== 'draft' && campaign.state !== 'checked') return refused(`version ${campaign.version} is ${campaign.state}`)
    const running = await lockRunning(tx, slug)
    if (running) return refused(`version ${running.version} is ${running.state}: a later one waits until it is settled`)
    const faults = await faultsOfDocument(house, campaign.document)
    const kind = kindOf(house, campaign.kind)
    if (faults.length > 0 || !kind) return { campaign: null, faults }
    await markPublished(tx, campaign.id, await createParts(tx, house, campaign.document, kind), house.clock.now())
    await audit(tx, house, decider, 'publish', campaign)
    await announce(tx, house, [CampaignPublished({ campaign_id: Number(campaign.id), slug, kind: campaign.kind })])
    return { campaign }
  })

/**
 * Ends a campaign early: its boards are closed with their current places, prizes are granted accordingly, and the rest of the funds
 * is returned. Before its start there are no places, and everything is returned.
 */
export const endCampaign = (house: House, slug: string, decider: Decider): Promise<Outcome> =>
  inTransaction(house.db, async (tx) => {
    const campaign = await lockRunning(tx, slug)
    if (!campaign) return refused(`no version of ${slug} runs`)
    const stages_first = campaign.document.boards.toSorted(
      (one, other) => Number(one.feeds === undefined) - Number(other.feeds === undefined),
    )
    for (const { name } of stages_first) await endBoard(tx, house, BigInt(campaign.boards[name] ?? 0))
    for (const id of Object.values(campaign.draws)) await endDraw(tx, house, BigInt(id))
    for (const id of Object.values(campaign.tracks)) await endTrack(tx, house, BigInt(id))
    await audit(tx, house, decider, 'end', campaign)
    return { campaign }
  })

/** One that was held before is called by its number, where its document says how. */
const titled = (document: CampaignDocument, times_before: number): CampaignDocument => {
  const { repeat_title } = document
  if (!repeat_title || times_before === 0) return document
  const numbered = (title: string): string => title.replaceAll('{number}', String(times_before + 1))
  return { ...document, title: { uk: numbered(repeat_title.uk), ru: numbered(repeat_title.ru), en: numbered(repeat_title.en) } }
}

/** Stores the next version of a campaign. Only the newest version is ever published, so its number is known already. */
export const writeDraft = async (house: House, document: CampaignDocument): Promise<CampaignRow> => {
  const { times } = await heldBefore(house.db, document.slug)
  return insertDraft(house.db, titled(document, times), house.clock.now())
}
