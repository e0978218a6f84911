import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { openOidcProvider, settingsFor } from '../testing/oidc-provider.ts'
import { openSocialHouse, type SocialHouse } from '../testing/social-house.ts'
import { agree, begin, comeBack, enter, goThere, registerThere } from '../testing/social-visit.ts'

let social: SocialHouse
let provider: SocialHouse['provider']
let t: SocialHouse['t']
beforeAll(async () => {
  social = await openSocialHouse()
  ;({ provider, t } = social)
})
afterAll(() => social.close())

beforeEach(() => void social.nextPerson())

const isNobody = async (visitor: TestVisitor): Promise<boolean> => (await enter(visitor)).error === 'social-expired'

const changed = (url: URL, changes: Record<string, string>): URL => {
  const copy = new URL(url)
  for (const [name, value] of Object.entries(changes)) copy.searchParams.set(name, value)
  return copy
}

test('a state that we have not given is not followed, and no code goes to the provider', async () => {
  const visitor = await t.arrive()
  const back = await agree(await begin(visitor))
  for (const state of ['', 'x', 'a'.repeat(43), `${back.searchParams.get('state')}x`])
    expect(await comeBack(visitor, changed(back, { state }))).toBe('/?social=expired')
  expect(provider.codes).toEqual([])
  expect(await isNobody(visitor)).toBe(true)
})

test('a state belongs to the browser that it was given to: nobody is led into somebody else’s account', async () => {
  const attacker = await t.arrive()
  const back = await agree(await begin(attacker))
  const victim = await t.arrive()
  expect(await comeBack(victim, back)).toBe('/?social=expired')
  expect([await isNobody(victim), provider.codes]).toEqual([true, []])
  // A stranger's try does not spoil it for whom it was given to.
  expect(await comeBack(attacker, back)).toBe('/games/?social=back')
})

test('what was said of a guest is nobody’s once the browser has another visit', async () => {
  const visitor = await t.arrive()
  await goThere(visitor)
  for (const cookie of ['visit', 'XSRF-TOKEN']) visitor.cookies.delete(cookie)
  expect(await isNobody(visitor)).toBe(true)
})

test('a link that was begun in one session is not finished in another', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  const back = await agree(await begin(one.visitor))
  expect(await comeBack(other.visitor, back)).toBe('/?social=expired')
})

test.each([
  ['the nonce of another way', { nonce: 'another' }],
  ['another issuer', { iss: 'http://localhost:1' }],
  ['another client', { aud: 'somebody-else' }],
  ['a token that is over', { exp: 1_000_000_000 }],
  ['no subject', { sub: undefined }],
  ['a subject that is none', { sub: 7 }],
])('what a provider says with %s is not believed', async (_what, lies) => {
  provider.state.lies = lies
  const visitor = await t.arrive()
  expect(await goThere(visitor)).toBe('/games/?social=failed')
  expect(await isNobody(visitor)).toBe(true)
})

test('an answer that names another issuer in its address is not believed (RFC 9207)', async () => {
  const visitor = await t.arrive()
  const back = await agree(await begin(visitor))
  expect(await comeBack(visitor, changed(back, { iss: 'https://evil.example' }))).toBe('/games/?social=failed')
  expect(provider.codes).toEqual([])
})

test('a token that another key has signed is not believed', async () => {
  const stranger = await openOidcProvider()
  try {
    stranger.state.person = provider.state.person
    const visitor = await t.arrive()
    const there = await begin(visitor)
    // The stranger's code is none of the provider's.
    const back = await agree(new URL(`${stranger.issuer}/authorize${there.search}`))
    expect(await comeBack(visitor, changed(back, { iss: provider.issuer }))).toBe('/games/?social=failed')
  } finally {
    await stranger.close()
  }
})

test('a code and its state are taken once', async () => {
  const visitor = await t.arrive()
  const back = await agree(await begin(visitor))
  expect(await comeBack(visitor, back)).toBe('/games/?social=back')
  expect(await comeBack(visitor, back)).toBe('/?social=expired')
  // The same code under a new state of the attacker's own: the verifier is another one.
  const fresh = await begin(visitor)
  const replayed = changed(back, { state: fresh.searchParams.get('state') ?? '' })
  expect(await comeBack(visitor, replayed)).toBe('/games/?social=failed')
})

test('a code that was caught on its way opens nothing in another browser', async () => {
  const visitor = await t.arrive()
  const back = await agree(await begin(visitor))
  const thief = await t.arrive()
  const mine = await begin(thief)
  const stolen = changed(back, { state: mine.searchParams.get('state') ?? '' })
  expect(await comeBack(thief, stolen)).toBe('/games/?social=failed')
  expect(await isNobody(thief)).toBe(true)
})

test('a way that takes more than a quarter of an hour is over', async () => {
  const visitor = await t.arrive()
  const back = await agree(await begin(visitor))
  t.clock.advance(15 * 60_000)
  expect(await comeBack(visitor, back)).toBe('/?social=expired')
})

test.each([
  ['//evil.example/', '/?social=cancelled'],
  ['/\\evil.example', '/?social=cancelled'],
  ['https://evil.example/', '/?social=cancelled'],
  ['/..//evil.example/', '/?social=cancelled'],
  ['/\tgames/', '/?social=cancelled'],
  ['javascript:alert(1)', '/?social=cancelled'],
  ['/en/games/?tab=new&social=back', '/en/games/?tab=new&social=cancelled'],
])('reliability 16: %j leads to %j', async (returnTo, target) => {
  provider.state.person = null
  const visitor = await t.arrive()
  expect(await comeBack(visitor, await agree(await begin(visitor, 'local', returnTo)))).toBe(target)
})

test('a provider that does not answer is told as what it is, and asked again the next time', async () => {
  const lost = await openOidcProvider()
  await lost.close()
  const house = await createTestHouse({ env: settingsFor(lost) })
  try {
    const visitor = house.visitor()
    await expect(begin(visitor)).rejects.toThrow('social-unavailable')
    await expect(begin(visitor)).rejects.toThrow('social-unavailable')
  } finally {
    await house.close()
  }
})

test('a stranger’s player is not unlinked, and the last way in stays', async () => {
  const visitor = await t.arrive()
  await registerThere(visitor)
  const unlink = async (name: string) => (await visitor.raw('POST', `/rest/social/${name}/unlink/`)).json() as { error?: string }
  expect((await unlink('google')).error).toBe('social-unknown')
  expect((await unlink('local')).error).toBe('social-last-way')
})

test('whoever has a password unlinks, and links again', async () => {
  const { visitor } = await registerPlayer(t)
  await goThere(visitor)
  await enter(visitor)
  expect((await visitor.raw('POST', '/rest/social/local/unlink/')).json()).toEqual({ success: true })
  const stranger = await t.arrive()
  await goThere(stranger)
  expect((await enter(stranger)).data.outcome).toBe('registration')
  await goThere(visitor)
  expect((await enter(visitor)).data.outcome).toBe('linked')
})

test('linking and unlinking ask for a fresh proof', async () => {
  const { visitor } = await registerPlayer(t)
  t.clock.advance(11 * 60_000)
  await visitor.raw('GET', '/rest/init/')
  await expect(begin(visitor)).rejects.toThrow('proof-needed')
  expect((await visitor.raw('POST', '/rest/social/local/unlink/')).json()).toMatchObject({ success: false, error: 'proof-needed' })
})
