import type { SecurityCard, SignInWay } from '#kernel/web-slice.ts'

interface AccountParts {
  readonly sign_in_ways: readonly SignInWay[]
  readonly security_cards: readonly SecurityCard[]
}

let source: () => Promise<AccountParts> = () => Promise.resolve({ sign_in_ways: [], security_cards: [] })

/** The root says where the parts of all slices come from. */
export const setAccountPartsSource = (given: typeof source): void => {
  source = given
}

/** Other ways in than a password, in the order of the slices: for the log-in and registration windows. */
export const signInWays = async (): Promise<readonly SignInWay[]> => (await source()).sign_in_ways

/** What stands in the profile's security tab, in the order of the slices. */
export const securityCards = async (): Promise<readonly SecurityCard[]> => (await source()).security_cards
