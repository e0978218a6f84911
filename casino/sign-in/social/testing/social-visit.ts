import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterSocial, registerSocial, startSocial } from '../contract.ts'

/** Clicks the provider's button: returns the provider's address. */
export const begin = async (visitor: TestVisitor, provider = 'local', returnTo = '/games/'): Promise<URL> => {
  const { body } = await visitor.call(startSocial, { params: { provider }, body: { returnTo } })
  if (!body.success) throw new Error(`the way did not begin: ${body.error}`)
  return new URL(body.redirectUrl)
}

/** Visits it and consents: returns the address that the provider redirects to. */
export const agree = async (there: URL): Promise<URL> => {
  const answer = await fetch(there, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '', there)
}

/** Follows that redirect, as a browser does: returns where the site redirects to. */
export const comeBack = async (visitor: TestVisitor, back: URL): Promise<string> => {
  const answer = await visitor.raw('GET', `${back.pathname}${back.search}`)
  return String(answer.headers.location)
}

/** The whole flow; the final `enter` call is left to the test. */
export const goThere = async (visitor: TestVisitor, provider?: string): Promise<string> =>
  comeBack(visitor, await agree(await begin(visitor, provider)))

export const enter = async (visitor: TestVisitor) => (await visitor.call(enterSocial)).body

export const registerBySocial = async (visitor: TestVisitor) =>
  (await visitor.call(registerSocial, { body: { isAgeConfirmed: true, isAgreementsConfirmed: true } })).body

/** Registers a new person through the whole flow. */
export const registerThere = async (visitor: TestVisitor): Promise<string> => {
  await goThere(visitor)
  const { data } = await registerBySocial(visitor)
  return data.login
}
