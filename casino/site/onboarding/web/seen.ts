import type { onBoardingEndpoint } from '#casino/players/profile/contract.ts'
import { api } from '#kernel/web/browser.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import type { Scenario } from '../scenarios.ts'

type Deciding = Pick<MainData, 'isGuest' | 'playRestriction'> & {
  readonly Registration: { readonly complete: boolean }
  readonly onBoarding: { readonly seen: readonly string[] }
}

/** Does the scenario still stand before this player? Not while the registration waits for its end, nor while play is closed. */
export const isDue = (main: Deciding, scenario: Scenario): boolean =>
  !main.isGuest && main.Registration.complete && main.playRestriction === null && !main.onBoarding.seen.includes(scenario)

/** API-048: seen to its end, left on the way or refused, all the same: it is not offered again, here or on another device. */
export const reportSeen = (scenario: Scenario): void => {
  const seen = appState.get().main.onBoarding.seen
  if (seen.includes(scenario)) return
  patchMain(() => ({ onBoarding: { seen: [...seen, scenario] } }))
  void api.call<typeof onBoardingEndpoint>('POST /rest/player/on-boarding/', { body: { scenario } })
}
