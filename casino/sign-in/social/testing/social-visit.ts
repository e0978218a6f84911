import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { enterSocial, registerSocial, startSocial } from '../contract.ts'

/** Presses the button: the address of the other service. */
export const begin = async (visitor: TestVisitor, provider = 'local', returnTo = '/games/'): Promise<URL> => {
  const { body } = await visitor.call(startSocial, { params: { provider }, body: { returnTo } })
  if (!body.success) throw new Error(`the way did not begin: ${body.error}`)
  return new URL(body.redirectUrl)
}

/** Goes there and agrees: the address that the other service sends the browser back to. */
export const agree = async (there: URL): Promise<URL> => {
  const answer = await fetch(there, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '', there)
}

/** Comes back with that address, as a browser does: where the site sends it on to. */
export const comeBack = async (visitor: TestVisitor, back: URL): Promise<string> => {
  const answer = await visitor.raw('GET', `${back.pathname}${back.search}`)
  return String(answer.headers.location)
}

/** The whole way there and back; what the page then asks with `enter` is left to the test. */
export const goThere = async (visitor: TestVisitor, provider?: string): Promise<string> =>
  comeBack(visitor, await agree(await begin(visitor, provider)))

export const enter = async (visitor: TestVisitor) => (await visitor.call(enterSocial)).body

export const registerBySocial = async (visitor: TestVisitor) =>
  (await visitor.call(registerSocial, { body: { isAgeConfirmed: true, isAgreementsConfirmed: true } })).body

/** Somebody new, all the way in. */
export const registerThere = async (visitor: TestVisitor): Promise<string> => {
  await goThere(visitor)
  const { data } = await registerBySocial(visitor)
  return data.login
}
