/** CN-016, SA-066: the activity feed shows so many at once. */
export const feed_limit = 18

/** The feed goes no further back than so many. */
export const most_actions = 200

/** The same game of the same player comes again only after so long: who goes in and out of one fills no feed. */
export const again_after_ms = 60 * 60 * 1000

/** What is older is deleted, and not shown. */
export const kept_ms = 7 * 24 * 60 * 60 * 1000

/** RTM-013: the public channel of the feed. */
export const activity_channel = 'players-activity'

/** A name that tells nobody who plays what at this hour: its first letter. Whoever wants to be known has a public profile, which tells the day alone. */
export const maskedLogin = (login: string): string => `${login.slice(0, 1)}•••`

interface Shown {
  readonly id: number
}

/** A new action comes on top, once, and the feed stays as long as it is. */
export const addAction = <A extends Shown>(feed: readonly A[], action: A): readonly A[] =>
  feed.some(({ id }) => id === action.id) ? feed : [action, ...feed].slice(0, feed_limit)
