import { faultsOfBoard, promisedByBoard } from '#casino/campaigns/boards/server/api.ts'
import { faultsOfDraw, mostOf } from '#casino/campaigns/draws/server/api.ts'
import { faultsOfTrack, gamesOfTrack, promisedByTrack } from '#casino/campaigns/missions/server/api.ts'
import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { liveEngineOf } from '#engines/registry.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { campaignKinds, type CampaignKind } from '../extensions.ts'
import { callFaults } from './call-faults.ts'
import { readDocument, type BoardPart, type CampaignDocument, type DrawPart, type TrackPart } from './document.ts'

export interface PartWindow {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** A part's own start and end, or the campaign's. */
export const windowOf = (document: CampaignDocument, part: BoardPart | DrawPart | TrackPart): PartWindow => ({
  starts_at: new Date(part.starts_at ?? document.starts_at),
  ends_at: new Date(part.ends_at ?? document.ends_at),
})

/** The campaign kind with this name; undefined if no slice provides it. */
export const kindOf = (house: House, kind: string): CampaignKind | undefined =>
  contributionsTo(house.slices, campaignKinds).find((known) => known.kind === kind)

/** A start in the past is tolerated by this much, because checking and publishing take some time after writing. */
const late_ms = 60_000

const dateFaults = (document: CampaignDocument, now: Date): string[] => {
  const [starts_at, ends_at] = [new Date(document.starts_at), new Date(document.ends_at)]
  if (ends_at <= starts_at) return ['dates: it ends before it begins']
  return starts_at.getTime() < now.getTime() - late_ms ? ['dates: it begins in the past'] : []
}

const placeFaults = ({ brands, jurisdictions }: CampaignDocument, house: House): string[] => [
  ...(brands.length > 0 && !brands.includes(house.brand.name) ? [`brands: it is not meant for ${house.brand.name}`] : []),
  ...(jurisdictions.length > 0 && !jurisdictions.includes(house.config.jurisdiction)
    ? [`jurisdictions: it is not meant for ${house.config.jurisdiction}`]
    : []),
]

const overlaps = (one: PartWindow, other: PartWindow): boolean => one.starts_at < other.ends_at && other.starts_at < one.ends_at

const drawsOf = ({ draws = [] }: CampaignDocument): readonly DrawPart[] => draws
const tracksOf = ({ tracks = [] }: CampaignDocument): readonly TrackPart[] => tracks

/** Every part has a unique name, and its time is within the campaign's. */
const partFaults = (document: CampaignDocument): string[] => {
  const parts = [...document.boards, ...drawsOf(document), ...tracksOf(document)]
  return parts.flatMap((part, index) => {
    const { starts_at, ends_at } = windowOf(document, part)
    const is_outside = ends_at <= starts_at || starts_at < new Date(document.starts_at) || ends_at > new Date(document.ends_at)
    return [
      ...(is_outside ? [`parts: ${part.name} lies outside the campaign's time`] : []),
      ...(parts.findIndex(({ name }) => name === part.name) === index ? [] : [`parts: two are called ${part.name}`]),
    ]
  })
}

/** Stages of one board follow each other; the board that they feed counts no rounds of its own and feeds no other. */
const stageFaults = (document: CampaignDocument): string[] =>
  document.boards.flatMap((part, index) => {
    const faults: string[] = []
    if (part.feeds === undefined) return faults
    const fed = document.boards.find(({ name }) => name === part.feeds)
    if (!fed || fed.feeds !== undefined || fed.spec.games.length > 0 || fed.spec.bets)
      faults.push(`boards: ${part.name} feeds ${part.feeds}, which is no table of stages`)
    const later = document.boards.slice(index + 1).filter(({ feeds }) => feeds === part.feeds)
    for (const other of later)
      if (overlaps(windowOf(document, part), windowOf(document, other)))
        faults.push(`boards: the stages ${part.name} and ${other.name} overlap`)
    return faults
  })

/** A track follows a board that is there, boosts no more than it says, and is open until the board's last points are counted. */
const followFaults = (document: CampaignDocument): string[] =>
  tracksOf(document).flatMap((part) => {
    const { name, spec } = part
    if (spec.board === undefined) return []
    const board = document.boards.find((one) => one.name === spec.board)
    if (!board) return [`tracks: ${name} follows ${spec.board}, which is no board of the campaign`]
    const fastest = Math.max(1, ...spec.steps.map(({ boost }) => boost?.factor ?? 1))
    const [own, followed] = [windowOf(document, part), windowOf(document, board)]
    const counts = spec.steps.some(({ goal }) => goal.kind === 'points')
    return [
      ...(fastest > (board.spec.boost?.most ?? 1) ? [`tracks: ${name} boosts ${fastest} times, and ${board.name} does not allow it`] : []),
      ...(counts && own.ends_at <= followed.ends_at ? [`tracks: ${name} ends before the last points of ${board.name} are counted`] : []),
    ]
  })

/** Problems of boards, draws and tracks; their cost is only computed for valid ones. */
const promiseFaults = (house: House, document: CampaignDocument): string[] => [
  ...document.boards.flatMap(({ name, spec }) => faultsOfBoard(house, spec).map((fault) => `${name}: ${fault}`)),
  ...drawsOf(document).flatMap(({ name, spec }) => faultsOfDraw(house, spec).map((fault) => `${name}: ${fault}`)),
  ...tracksOf(document).flatMap((part) =>
    faultsOfTrack(house, part.spec, windowOf(document, part)).map((fault) => `${part.name}: ${fault}`),
  ),
]

const budgetFaults = (house: House, document: CampaignDocument, kind: CampaignKind | undefined): string[] => {
  const { boards, budget } = document
  const promised = [
    ...boards.map(({ spec }) => promisedByBoard(house, spec)),
    ...drawsOf(document).map(({ spec }) => mostOf(house, spec.outcomes)),
    ...tracksOf(document).map(({ spec }) => promisedByTrack(house, spec)),
    kind?.promisedBy?.(document, house) ?? new Map<string, bigint>(),
  ]
  return (Object.keys(currencies) as Currency[]).flatMap((currency) => {
    const whole = promised.reduce((sum, part) => sum + (part.get(currency) ?? 0n), 0n)
    return whole > BigInt(budget[currency]) ? [`budget: ${currency} promises ${whole} and has ${budget[currency]}`] : []
  })
}

/**
 * Games are there, and rounds of them count. A table of the live floor counts on boards alone: a player may lay many slips on one round of it,
 * so that a goal or a draw a slip would be had for nothing but covering the table.
 */
const gameFaults = async (house: House, document: CampaignDocument): Promise<string[]> => {
  const known = await gamesBySlug(house)
  const of_rounds = [
    ...drawsOf(document).flatMap(({ spec }) => spec.rounds?.games ?? []),
    ...tracksOf(document).flatMap(({ spec }) => gamesOfTrack(spec)),
  ]
  const slugs = new Set([...document.boards.flatMap(({ spec }) => spec.games), ...of_rounds])
  return [
    ...[...slugs].flatMap((slug) => (known.has(slug) ? [] : [`games: there is no ${slug}`])),
    ...[...new Set(of_rounds)].flatMap((slug) =>
      liveEngineOf(slug) ? [`games: ${slug} is a table of the live floor, which counts on boards alone`] : [],
    ),
  ]
}

/** All problems that prevent a document from being published now; empty if there are none. */
export const faultsOfDocument = async (house: House, document: CampaignDocument): Promise<readonly string[]> => {
  // A draft may be older than what documents have to say by now.
  const read = readDocument(document)
  if (!read.document) return read.faults
  const kind = kindOf(house, document.kind)
  const promise_faults = promiseFaults(house, document)
  const kind_faults = kind
    ? [...callFaults(document, kind.kind, kind.calls), ...kind.faultsOf(document, house)]
    : [`kind: nobody runs ${document.kind}`]
  return [
    ...dateFaults(document, house.clock.now()),
    ...placeFaults(document, house),
    ...partFaults(document),
    ...stageFaults(document),
    ...followFaults(document),
    ...promise_faults,
    ...(promise_faults.length + kind_faults.length > 0 ? [] : budgetFaults(house, document, kind)),
    ...(await gameFaults(house, document)),
    ...kind_faults,
  ]
}
