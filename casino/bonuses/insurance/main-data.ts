import { Type, type Static } from 'typebox'

/** EN-022: the bonus of an insured day waits for this player. */
export const InsuranceMainData = Type.Object({ showInsuranceBonusPopup: Type.Boolean() })

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly insurance: Static<typeof InsuranceMainData>
  }
}
