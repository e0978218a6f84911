import { createQueryState } from '#kernel/web/state/queries.ts'
import type { SportWin } from '../contract.ts'
import type { Feed } from '../rules.ts'

/** The feed as this page shows it; undefined while nothing shows one. */
export const feedState = createQueryState<Feed<SportWin>>('sport-win-feed')
