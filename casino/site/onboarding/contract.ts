import { Type, type Static } from 'typebox'
import { scenarioNames, type Scenario } from './scenarios.ts'

/** Settings of the offer: the scenario. */
export const OfferSettings = Type.Object(
  { isUse: Type.Optional(Type.Boolean()), scenario: Type.Enum(scenarioNames) },
  { additionalProperties: false },
)

/** Data of the page component `onboarding-offer`. */
export interface OnboardingOffer {
  readonly scenario: Scenario
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentSettings {
    readonly 'onboarding-offer': Static<typeof OfferSettings>
  }
  interface PageComponentData {
    readonly 'onboarding-offer': OnboardingOffer
  }
}
