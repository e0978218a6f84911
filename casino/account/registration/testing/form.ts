import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerEndpoint } from '../contract.ts'

export const goodPassword = 'correct horse battery'

/** A form that a careful person would send. */
export const formOf = (email: string, changes: Partial<BodyOf<typeof registerEndpoint>> = {}): BodyOf<typeof registerEndpoint> => ({
  email,
  password: goodPassword,
  isAgeConfirmed: true,
  isAgreementsConfirmed: true,
  ...changes,
})

/** Any call gives a new visitor its XSRF token; this one changes nothing for a guest. */
export const arrive = async (visitor: TestVisitor): Promise<TestVisitor> => {
  await visitor.raw('GET', '/rest/logout/')
  return visitor
}

/** Fills in the form and sends it, as a browser that has just come. */
export const registerWith = async (visitor: TestVisitor, email: string, changes: Partial<BodyOf<typeof registerEndpoint>> = {}) =>
  (await arrive(visitor)).call(registerEndpoint, { body: formOf(email, changes) })
