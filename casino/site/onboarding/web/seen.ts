import type { onBoardingEndpoint } from '#casino/account/profile/contract.ts'
import { api } from '#kernel/web/browser.ts'
import { appState, patchMain, type MainData } from '#kernel/web/state/app-state.ts'
import type { Scenario } from '../scenarios.ts'

const seenIn = ({ onBoarding }: MainData): readonly string[] => (onBoarding as { readonly seen: readonly string[] } | undefined)?.seen ?? []

/** Does the scenario still stand before this player? Not while the registration waits for its end, nor while play is closed. */
export const isDue = (main: MainData, scenario: Scenario): boolean =>
  !main.isGuest &&
  (main.Registration as { readonly complete?: boolean } | undefined)?.complete === true &&
  !main['playRestriction'] &&
  !seenIn(main).includes(scenario)

/** API-048: seen to its end, left on the way or refused, all the same: it is not offered again, here or on another device. */
export const reportSeen = (scenario: Scenario): void => {
  const seen = seenIn(appState.get().main)
  if (seen.includes(scenario)) return
  patchMain(() => ({ onBoarding: { seen: [...seen, scenario] } }))
  void api.call<typeof onBoardingEndpoint>('POST /rest/player/on-boarding/', { body: { scenario } })
}
