import type { Static } from 'typebox'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { FormView } from '../contract.ts'

/** EN-060: what registration is at this moment, from its opening until the visitor is in. */
export interface RegistrationState {
  readonly registerSource: string
  readonly registerFlow: string
  readonly registrationForm: Static<typeof FormView>
  /** A path of this site that registration leads to. */
  readonly redirectUrl: string | null
}

export const registrationState = createQueryState<RegistrationState>('registration')
