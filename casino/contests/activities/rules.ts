/** What a player can do in an activity; which of them, its mechanics say. */
export const actionNames = ['join', 'claim', 'draw'] as const
export type ActionName = (typeof actionNames)[number]

/** Rows of a leaderboard unless asked for fewer (SA-002, CN-006). */
export const leaderboard_limit = 100

/** First segments of addresses that are calls or files, and no pages. */
const taken = new Set([
  'rest',
  'i18n',
  'login',
  'remind',
  'connection',
  'health',
  'metrics',
  'docs',
  'a',
  'assets',
  'art',
  'home',
  'uk',
  'ru',
  'en',
])

/** Why no activity can be called this, if another page has the address; undefined if it is free. */
export const faultOfSlug = (slug: string, paths: readonly string[]): string | undefined =>
  taken.has(slug) || paths.includes(`/${slug}/`) ? `slug: the address /${slug}/ is taken` : undefined

interface ClaimingTrack {
  readonly claim: string
  readonly steps: readonly { readonly claim?: string }[]
}

interface Mechanics {
  readonly boards: readonly { readonly spec: { readonly entry: string; readonly teams?: readonly unknown[] } }[]
  readonly tracks?: readonly { readonly spec: ClaimingTrack }[]
  readonly draws?: readonly { readonly spec: { readonly attempt?: unknown } }[]
}

/** Does a board ask its players for a word first? */
export const isJoinedByHand = ({ spec }: Mechanics['boards'][number]): boolean => spec.entry === 'subscribe' || spec.teams !== undefined

/** Is what a step brings taken by hand? */
export const isTakenByHand = (track: ClaimingTrack, step: ClaimingTrack['steps'][number]): boolean =>
  (step.claim ?? track.claim) === 'by-hand'

/** The actions that a document's mechanics bring. */
export const actionsOf = ({ boards, tracks = [], draws = [] }: Mechanics): ActionName[] => [
  ...(boards.some(isJoinedByHand) ? (['join'] as const) : []),
  ...(tracks.some(({ spec }) => spec.steps.some((step) => isTakenByHand(spec, step))) ? (['claim'] as const) : []),
  ...(draws.some(({ spec }) => spec.attempt !== undefined) ? (['draw'] as const) : []),
]
