import { refusalOf, type Done } from './acts.ts'
import type { Calls } from './calls.ts'

export interface Person {
  readonly login: string
  readonly password: string
  /** They were here before: they sign in, and register only where nobody knows them. */
  readonly is_known: boolean
}

/** Signs in or registers. */
export const enter = async ({ call }: Calls, { login, password, is_known }: Person): Promise<Done> => {
  const signed_in = is_known ? await call('POST', '/login/', { login, password }) : null
  if (signed_in?.success) return { act: 'sign-in', refusal: null }
  const form_of_site = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  return { act: 'register', refusal: refusalOf(await call('POST', '/rest/registerV2/', form_of_site)) }
}
