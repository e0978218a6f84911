import { Type, type Static } from 'typebox'
import { BoardUser, BoardView } from '#casino/campaigns/boards/contract.ts'
import { DrawView } from '#casino/campaigns/draws/contract.ts'
import { TrackView } from '#casino/campaigns/missions/contract.ts'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { actionNames, leaderboard_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const exact = { additionalProperties: false } as const
const PartName = Type.String({ minLength: 1, maxLength: 40 })
const params = Type.Object({ slug: Slug })

/** SA-001: a seasonal activity as a visitor sees it, with all that its document is made of. */
export const Activity = Type.Object({
  slug: Slug,
  kind: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** What its author says of the rules, beside those that its parts say of themselves. */
  rules: Type.Array(Type.String()),
  /** Path of its wide picture. */
  picture: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  dateStart: Timestamp,
  dateEnd: Timestamp,
  /** Server time, so that a countdown does not depend on the device's clock. */
  now: Timestamp,
  /** The actions that its mechanics bring. */
  actions: Type.Array(Type.Enum(actionNames)),
  boards: Type.Array(Type.Object({ name: PartName, board: BoardView })),
  tracks: Type.Array(Type.Object({ name: PartName, track: TrackView })),
  draws: Type.Array(Type.Object({ name: PartName, draw: DrawView })),
  /** How far the player is: points on its boards, and steps of its tracks; null for guests. */
  progress: Type.Union([Type.Object({ points: Type.Integer(), stepsDone: Type.Integer(), steps: Type.Integer() }), Type.Null()]),
})
export type Activity = Static<typeof Activity>

/** What an attempt by hand brought: nothing, if `outcome` is null. The amount is in minor units of the draw's currency. */
export const Drawn = Type.Object({
  outcome: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Union([AmountMinor, Type.Null()]),
  prize: Type.Union([ShownPrize, Type.Null()]),
})
export type Drawn = Static<typeof Drawn>

export const getActivity = endpoint({
  route: 'GET /rest/activities/{slug}/',
  who: 'anyone',
  effect: 'reads',
  params,
  reply: Type.Object({ data: Activity }),
  refusals: ['activity-unknown'],
  rows: ['SA-001', 'SA-002', 'SA-003'],
  summary: 'A seasonal activity: its state, its boards, tracks and draws, and how far the player is',
})

export const getActivityLeaderboard = endpoint({
  route: 'GET /rest/activities/{slug}/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  params,
  query: Type.Object({ ...paging(leaderboard_limit).properties, board: Type.Optional(PartName) }, exact),
  reply: Type.Object({ data: Type.Array(BoardUser), total: Type.Integer() }),
  refusals: ['activity-unknown', 'activity-part-unknown'],
  rows: ['SA-002', 'CN-006'],
  summary: 'The table of a seasonal activity, page by page; of its first board unless one is named',
})

export const actOnActivity = endpoint({
  route: 'POST /rest/activities/{slug}/{action}/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ slug: Slug, action: Slug }),
  body: Type.Object(
    {
      /** Which board, track or draw of the activity, where it has several that the action may mean. */
      part: Type.Optional(PartName),
      /** For `join` of a board with teams. */
      team: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      /** For `claim`: the step whose reward is taken. */
      step: Type.Optional(PartName),
      /** For `draw`: the player's own share in the bytes that are drawn; the call's key if there is none. */
      clientSeed: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' })),
    },
    exact,
  ),
  reply: Type.Object({ data: Activity, drawn: Type.Union([Drawn, Type.Null()]) }),
  refusals: [
    'activity-unknown',
    'activity-action-unknown',
    'activity-part-unknown',
    'activity-soon',
    'activity-closed',
    'activity-play-closed',
    'activity-left',
    'activity-team-chosen',
    'missions-closed',
    'missions-not-done',
    'missions-given-out',
    'missions-play-closed',
    'draws-closed',
    'draws-play-closed',
    'draws-given-out',
    'insufficient-funds',
    'too-many-requests',
  ],
  rows: ['SA-002', 'SA-003'],
  summary: 'An action of a seasonal activity, of those that its mechanics bring: join, claim, draw',
})

/** Settings of the page component `activity`; `isHeading` says that it brings the page's heading. */
type ActivitySettings = Readonly<{ isUse?: boolean; slug: string; isHeading: true }>

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly activity: Activity
  }
  interface PageComponentSettings {
    readonly activity: ActivitySettings
  }
}
