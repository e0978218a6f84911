import type { onBoardingEndpoint } from '#casino/players/profile/contract.ts'
import { api } from '#kernel/web/browser.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import type { Scenario } from '../scenarios.ts'

type Deciding = Pick<MainData, 'isGuest' | 'playRestriction'> & {
  readonly Registration: { readonly complete: boolean }
  readonly onBoarding: { readonly seen: readonly string[] }
}

/** Whether the scenario is still due for this player: not while the registration is incomplete or play is closed. */
export const isDue = (main: Deciding, scenario: Scenario): boolean =>
  !main.isGuest && main.Registration.complete && main.playRestriction === null && !main.onBoarding.seen.includes(scenario)

/** API-048: marks it as seen, whether completed, left or refused: it is not offered again on any device. */
export const reportSeen = (scenario: Scenario): void => {
  const seen = appState.get().main.onBoarding.seen
  if (seen.includes(scenario)) return
  patchMain(() => ({ onBoarding: { seen: [...seen, scenario] } }))
  void api.call<typeof onBoardingEndpoint>('POST /rest/player/on-boarding/', { body: { scenario } })
}
