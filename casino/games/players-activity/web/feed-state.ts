import { api } from '#kernel/web/browser.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { getPlayersActivity, PlayerAction } from '../contract.ts'

/** The feed as this page shows it; undefined while nothing shows one. */
export const feedState = createQueryState<readonly PlayerAction[]>('players-activity')

/** What happened while this page was not connected. */
export const readFeed = async (): Promise<void> => {
  const answer = await api.call<typeof getPlayersActivity>('GET /rest/players-activity/', {})
  if (answer.success) feedState.set((feed) => feed && answer.data)
}
