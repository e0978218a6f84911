import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { getSportWins, SportWin } from '../contract.ts'
import { addWin, release, type Feed, type FeedSettings } from '../rules.ts'

/** The feed as this page shows it; undefined while nothing shows one. */
export const feedState = createQueryState<Feed<SportWin>>('sport-win-feed')

const newestOf = ({ shown, waiting }: Feed<SportWin>): number => Math.max(0, ...[...shown, ...waiting].map(({ at }) => Date.parse(at)))

/** What was won while this page was not connected waits for its turn like everything else. */
export const readMissed = async (): Promise<void> => {
  const answer = await api.call<typeof getSportWins>('GET /rest/sport-betting/wins/', {})
  if (!answer.success) return
  feedState.set((feed) => {
    if (!feed) return feed
    const newest = newestOf(feed)
    const missed = answer.data.filter(({ at }) => Date.parse(at) > newest).toReversed()
    return missed.reduce((known, win) => addWin(known, win, answer.settings), feed)
  })
}

let turns = 0

/** SP-015, SP-016: turns the feed once in every delay, until the answer is called. Without a delay nothing turns. */
export const turnFeed = (settings: FeedSettings): (() => void) | undefined => {
  if (settings.delaySeconds === 0) return undefined
  const timer = setInterval(() => {
    turns += 1
    feedState.set((feed) => feed && release(feed, `turn-${turns}`, settings))
  }, settings.delaySeconds * 1000)
  return () => clearInterval(timer)
}
