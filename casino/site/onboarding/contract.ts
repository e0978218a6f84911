import type { Scenario } from './scenarios.ts'

/** Data of the page component `onboarding-offer`. */
export interface OnboardingOffer {
  readonly scenario: Scenario
}
