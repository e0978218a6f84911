import type { Scenario } from './scenarios.ts'

/** Data of the page component `onboarding-offer`. */
export interface OnboardingOffer {
  readonly scenario: Scenario
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'onboarding-offer': OnboardingOffer
  }
}
