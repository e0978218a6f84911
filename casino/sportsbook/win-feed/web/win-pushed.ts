import type { SportWin } from '../contract.ts'
import { addWin, feedSettings } from '../rules.ts'
import { feedState } from './feed-state.ts'

/** RTM-051: a win of somebody; it goes through the rules of the feed, where one is shown. */
export const handle = ({ data }: { readonly data: unknown }): void =>
  feedState.set((feed) => feed && addWin(feed, data as SportWin, feedSettings))
