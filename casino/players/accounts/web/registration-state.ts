import type { Static } from 'typebox'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { FormView } from '../contract.ts'

/** EN-060: state of registration, from opening it until the visitor is signed in. */
export interface RegistrationState {
  readonly registerSource: string
  readonly registerFlow: string
  readonly registrationForm: Static<typeof FormView>
  /** A path of this site to go to after registration. */
  readonly redirectUrl: string | null
}

export const registrationState = createQueryState<RegistrationState>('registration')
