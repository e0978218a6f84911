import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerEndpoint } from '../contract.ts'

export const goodPassword = 'correct horse battery'

/** A valid registration form. */
export const formOf = (email: string, changes: Partial<BodyOf<typeof registerEndpoint>> = {}): BodyOf<typeof registerEndpoint> => ({
  email,
  password: goodPassword,
  isAgeConfirmed: true,
  isAgreementsConfirmed: true,
  ...changes,
})

/** Submits the form as a new visitor. */
export const registerWith = async (visitor: TestVisitor, email: string, changes: Partial<BodyOf<typeof registerEndpoint>> = {}) =>
  (await visitor.arrive()).call(registerEndpoint, { body: formOf(email, changes) })
