import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { registerWith } from '#casino/players/accounts/testing/form.ts'
import { addPasskey, beginAuthenticator, beginPasskey, beginPasskeyLogIn, logInByPasskey } from '#casino/sign-in/second-factor/contract.ts'
import { turnOn } from '#casino/sign-in/second-factor/testing/app-with-codes.ts'
import { createAuthenticator, type SoftwareAuthenticator } from '#casino/sign-in/second-factor/testing/software-authenticator.ts'
import { startSocial } from '#casino/sign-in/social/contract.ts'
import { enter, goThere } from '#casino/sign-in/social/testing/social-visit.ts'
import {
  changePhoneEndpoint,
  checkConfirmation,
  confirmEntry,
  confirmRestoreByCode,
  registerByCode,
  requestConfirmation,
  requestEntry,
  requestRestore,
  restorePassword,
} from '#casino/sign-in/one-time-codes/contract.ts'
import { codeFor, postOf } from '#casino/sign-in/one-time-codes/testing/post.ts'

/** The login that a browser is signed in as, or `nobody`. */
export const whoIsIn = async (visitor: TestVisitor): Promise<string> =>
  (await visitor.raw('GET', '/rest/init/')).json().data.login ?? 'nobody'

/**
 * Actions of several people with the same email, each in their own browser with their own passwords. Results are logins or refusal
 * codes.
 */
export const peopleOf = (t: TestHouse) => {
  /** Delivers everything pending, and lets the limits on messages expire. */
  const wait = async (): Promise<void> => {
    await postOf(t, '')
    t.clock.advance(11 * 60_000)
  }

  const register = async (login: string, email: string, password: string): Promise<TestVisitor> => {
    const visitor = t.visitor()
    await registerWith(visitor, email, { login, password })
    return visitor
  }
  const confirm = async (visitor: TestVisitor, type: 'email' | 'phone', contact: string): Promise<string> => {
    await visitor.call(requestConfirmation, { params: { type }, body: {} })
    const { body } = await visitor.call(checkConfirmation, { params: { type }, body: { code: await codeFor(t, contact) } })
    return body.error ?? 'confirmed'
  }
  const givePhone = async (visitor: TestVisitor, phone: string, password: string): Promise<string> => {
    await visitor.call(changePhoneEndpoint, { body: { phone, password } })
    return confirm(visitor, 'phone', phone)
  }
  const logIn = async (login: string, password: string): Promise<string> => {
    const visitor = await t.arrive()
    const { body } = await visitor.call(logInEndpoint, { body: { login, password } })
    return body.success ? whoIsIn(visitor) : (body.error ?? '')
  }
  /** Requests a password reset: the code in the email, `none` if the email has no code, or `no letter`. */
  const askRestore = async (visitor: TestVisitor, contact: string): Promise<string> => {
    await wait()
    await visitor.arrive()
    const before = (await postOf(t, contact)).length
    await visitor.call(requestRestore, { body: { contact } })
    const post = await postOf(t, contact)
    if (post.length === before) return 'no letter'
    return /\b\d{6}\b/.exec(post[0]?.body ?? '')?.[0] ?? 'none'
  }
  const prove = async (visitor: TestVisitor, contact: string, code: string): Promise<{ error?: string | undefined; token: string }> => {
    const { body } = await visitor.call(confirmRestoreByCode, { body: { contact, code } })
    return { error: body.error, token: body.token }
  }
  const setPassword = async (visitor: TestVisitor, token: string, password: string): Promise<string> => {
    const { body } = await visitor.call(restorePassword, { body: { token, password } })
    return body.success ? whoIsIn(visitor) : (body.error ?? '')
  }
  const typeRestore = async (visitor: TestVisitor, contact: string, code: string, password: string): Promise<string> => {
    const { error, token } = await prove(visitor, contact, code)
    return error ?? setPassword(visitor, token, password)
  }
  const restore = async (visitor: TestVisitor, contact: string, password: string): Promise<string> =>
    typeRestore(visitor, contact, await askRestore(visitor, contact), password)
  /** Signs in with a code: the account that has the contact, else `new`. */
  const enterByCode = async (visitor: TestVisitor, kind: 'email' | 'phone', contact: string): Promise<string> => {
    await wait()
    await visitor.arrive()
    await visitor.call(requestEntry, { params: { kind }, body: { contact } })
    const proved = await visitor.call(confirmEntry, { params: { kind }, body: { contact, code: await codeFor(t, contact) } })
    const agreed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
    const { body } = await visitor.call(registerByCode, { body: { [kind]: contact, token: proved.body.token, ...agreed } })
    return body.success ? whoIsIn(visitor) : (body.error ?? '')
  }
  return { wait, register, confirm, givePhone, logIn, askRestore, prove, setPassword, typeRestore, restore, enterByCode, ...waysOf(t) }
}

/** The sign-in methods besides a password, and the results of trying to add one. */
const waysOf = (t: TestHouse) => {
  const addKey = async (visitor: TestVisitor): Promise<SoftwareAuthenticator | string> => {
    const options = await visitor.call(beginPasskey)
    if (!options.body.success) return options.body.error ?? ''
    const key = createAuthenticator()
    await visitor.call(addPasskey, { body: { name: 'key', passkey: key.make(options.body.data) } })
    return key
  }
  const enterByKey = async (key: SoftwareAuthenticator): Promise<string> => {
    const visitor = await t.arrive()
    const options = (await visitor.call(beginPasskeyLogIn)).body.data
    await visitor.call(logInByPasskey, { body: key.sign(options) })
    return whoIsIn(visitor)
  }
  const addService = async (visitor: TestVisitor): Promise<string> => {
    const { body } = await visitor.call(startSocial, { params: { provider: 'local' }, body: {} })
    if (!body.success) return body.error ?? ''
    await goThere(visitor)
    return (await enter(visitor)).data.outcome
  }
  const enterByService = async (): Promise<string> => {
    const visitor = await t.arrive()
    await goThere(visitor)
    const body = await enter(visitor)
    return body.success ? (body.data.outcome === 'entered' ? whoIsIn(visitor) : body.data.outcome) : (body.error ?? '')
  }
  /** Result of trying each sign-in method that an account may have besides its password. */
  const addEachWay = async (visitor: TestVisitor): Promise<Record<'passkey' | 'authenticator' | 'service', string>> => {
    const key = await addKey(visitor)
    const app = await visitor.call(beginAuthenticator)
    return {
      passkey: typeof key === 'string' ? key : 'added',
      authenticator: app.body.error ?? 'begun',
      service: await addService(visitor),
    }
  }
  return { addKey, enterByKey, addService, enterByService, addEachWay, turnOn: (visitor: TestVisitor) => turnOn(t, visitor) }
}

export type People = ReturnType<typeof peopleOf>
