import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { changePassword } from '#casino/sign-in/one-time-codes/contract.ts'
import { openSocialHouse, type SocialHouse } from '#casino/sign-in/social/testing/social-house.ts'
import { registerThere } from '#casino/sign-in/social/testing/social-visit.ts'
import { askForErasure } from '../contract.ts'
import { grace_ms } from '../rules.ts'
import { peopleOf, type People, whoIsIn } from '../testing/people.ts'
import { eraseDue } from './erase-players.ts'

let social: SocialHouse
let t: SocialHouse['t']
let people: People
beforeAll(async () => {
  social = await openSocialHouse()
  ;({ t } = social)
  people = peopleOf(t)
})
afterAll(() => social.close())
beforeEach(() => void social.nextPerson())

/** Of one row: what no other row uses. */
interface Row {
  readonly email: string
  readonly claimants_phone: string
  readonly owners_phone: string
  readonly claimant: string
  readonly owner: string
}
const [claimants, owners, afresh] = ['вишня цвіте навесні', 'correct horse battery', 'a brand new pass phrase'] as const

const leave = async (visitor: Awaited<ReturnType<People['register']>>): Promise<void> => {
  await visitor.call(askForErasure, { body: { isConfirmed: true } })
  t.clock.advance(grace_ms)
  await eraseDue(t.house)
}

type Story = (row: Row) => Promise<unknown>

/** The claimant registers with the owner's e-mail, proves a phone of their own and adds every other way in. */
const settle = async ({ claimant, email, claimants_phone }: Row) => {
  const visitor = await people.register(claimant, email, claimants)
  await people.givePhone(visitor, claimants_phone, claimants)
  const key = await people.addKey(visitor)
  if (typeof key === 'string') throw new Error(key)
  await people.addService(visitor)
  return { visitor, key }
}

/** Names are those of decision 0020's table; each story answers what its row says. */
const stories: Readonly<Record<string, readonly [ends: unknown, Story]>> = {
  'claim; the claimant adds ways in': [
    { passkey: 'confirm-contact-first', authenticator: 'confirm-contact-first', service: 'confirm-contact-first' },
    async ({ claimant, email }) => people.addEachWay(await people.register(claimant, email, claimants)),
  ],
  'claim; the owner restores': [
    { letter: 'none', account: 'claimant' },
    async ({ claimant, email }) => {
      await people.register(claimant, email, claimants)
      return { letter: await people.askRestore(await t.arrive(), email), account: await people.logIn(email, claimants) }
    },
  ],
  'claim; the claimant asks to restore, the owner types the code': [
    { owner: 'code-wrong', account: 'claimant' },
    async ({ claimant, email }) => {
      const visitor = await people.register(claimant, email, claimants)
      const code = await people.askRestore(visitor, email)
      return { owner: await people.typeRestore(await t.arrive(), email, code, owners), account: await people.logIn(claimant, claimants) }
    },
  ],
  'claim; the owner registers and confirms': [
    { confirmed: 'confirmed', owner: 'owner', by_email: 'wrong-login-or-password', by_handle: 'claimant' },
    async ({ claimant, owner, email }) => {
      await people.register(claimant, email, claimants)
      const confirmed = await people.confirm(await people.register(owner, email, owners), 'email', email)
      return {
        confirmed,
        owner: await people.logIn(email, owners),
        by_email: await people.logIn(email, claimants),
        by_handle: await people.logIn(claimant, claimants),
      }
    },
  ],
  'claim; the owner comes by a code': [
    { owner: 'new', by_email: 'wrong-login-or-password', restored: true },
    async ({ claimant, email }) => {
      await people.register(claimant, email, claimants)
      const made = await people.enterByCode(await t.arrive(), 'email', email)
      return {
        owner: made,
        by_email: await people.logIn(email, claimants),
        restored: (await people.restore(await t.arrive(), email, owners)) === made,
      }
    },
  ],
  'claim; the owner comes by another service': [
    { owner: 'new', by_email: 'wrong-login-or-password', by_service: true },
    async ({ claimant }) => {
      const email = social.provider.state.person?.email ?? ''
      await people.register(claimant, email, claimants)
      const made = await registerThere(await t.arrive())
      return {
        owner: made,
        by_email: await people.logIn(email, claimants),
        by_service: (await people.enterByService()) === made,
      }
    },
  ],
  'claim, phone, passkey, service; the owner restores': [
    { owner: 'none', on_claimants_device: 'none', by_key: 'claimant', by_service: 'claimant', by_phone: 'claimant' },
    async (row) => {
      const { visitor, key } = await settle(row)
      return {
        owner: await people.askRestore(await t.arrive(), row.email),
        on_claimants_device: await people.askRestore(visitor, row.email),
        by_key: await people.enterByKey(key),
        by_service: await people.enterByService(),
        by_phone: await people.logIn(row.claimants_phone, claimants),
      }
    },
  ],
  'claim, phone, passkey, service; the owner comes by a code': [
    {
      owner: 'new',
      by_email: 'wrong-login-or-password',
      by_key: 'claimant',
      by_service: 'claimant',
      by_phone: 'claimant',
      session: 'claimant',
    },
    async (row) => {
      const { visitor, key } = await settle(row)
      const made = await people.enterByCode(await t.arrive(), 'email', row.email)
      return {
        owner: made,
        by_email: await people.logIn(row.email, claimants),
        by_key: await people.enterByKey(key),
        by_service: await people.enterByService(),
        by_phone: await people.enterByCode(await t.arrive(), 'phone', row.claimants_phone),
        session: await whoIsIn(visitor),
      }
    },
  ],
  'claim, phone, authenticator; the owner registers and confirms': [
    { owner: 'owner', by_password: 'second-factor-needed' },
    async (row) => {
      const visitor = await people.register(row.claimant, row.email, claimants)
      await people.givePhone(visitor, row.claimants_phone, claimants)
      await people.turnOn(visitor)
      await people.wait()
      await people.confirm(await people.register(row.owner, row.email, owners), 'email', row.email)
      return { owner: await people.logIn(row.email, owners), by_password: await people.logIn(row.claimant, claimants) }
    },
  ],
  'the owner confirms; claim': [
    { confirmed: 'code-wrong', claimant_restores: 'owner', by_password: 'claimant', by_code: 'owner' },
    async ({ claimant, owner, email }) => {
      await people.confirm(await people.register(owner, email, owners), 'email', email)
      await people.wait()
      const visitor = await people.register(claimant, email, claimants)
      // The post has an old code of the owner's, and no new one.
      const confirmed = await people.confirm(visitor, 'email', email)
      return {
        confirmed,
        claimant_restores: await people.restore(visitor, email, afresh),
        by_password: await people.logIn(claimant, claimants),
        by_code: await people.enterByCode(await t.arrive(), 'email', email),
      }
    },
  ],
  'both claim; each restores at home': [
    { claimant: 'code-wrong', owner: 'owner', by_email: 'wrong-login-or-password', by_handle: 'claimant' },
    async ({ claimant, owner, email }) => {
      const theirs = await people.register(claimant, email, claimants)
      const own = await people.register(owner, email, owners)
      await people.askRestore(theirs, email)
      const code = await people.askRestore(own, email)
      return {
        claimant: await people.typeRestore(theirs, email, code, afresh),
        owner: await people.typeRestore(own, email, code, afresh),
        by_email: await people.logIn(email, claimants),
        by_handle: await people.logIn(claimant, claimants),
      }
    },
  ],
  'the owner alone; restores at home': [
    { restored: 'owner', old: 'wrong-login-or-password', ways: { passkey: 'added', authenticator: 'begun', service: 'linked' } },
    async ({ owner, email }) => {
      const visitor = await people.register(owner, email, owners)
      const restored = await people.restore(visitor, email, afresh)
      return { restored, old: await people.logIn(email, owners), ways: await people.addEachWay(visitor) }
    },
  ],
  'the owner alone; restores elsewhere': [
    { letter: 'none', by_password: 'owner', elsewhere_by_phone: 'owner' },
    async ({ owner, email, owners_phone }) => {
      await people.register(owner, email, owners)
      const letter = await people.askRestore(await t.arrive(), email)
      const by_password = await people.logIn(email, owners)
      const again = await people.register(owner, email, owners)
      await people.givePhone(again, owners_phone, owners)
      return { letter, by_password, elsewhere_by_phone: await people.restore(await t.arrive(), owners_phone, afresh) }
    },
  ],
  'claim with the owner’s own password; the owner registers, confirms and changes it': [
    { owner: 'claimant', session: 'nobody', old: 'wrong-login-or-password', new: 'claimant' },
    async ({ claimant, email }) => {
      const theirs = await people.register(claimant, email, owners)
      const own = await people.register('', email, owners)
      const owner = await whoIsIn(own)
      await people.confirm(own, 'email', email)
      await own.call(changePassword, { body: { old_password: owners, new_password: afresh } })
      return { owner, session: await whoIsIn(theirs), old: await people.logIn(claimant, owners), new: await people.logIn(email, afresh) }
    },
  ],
  'claim; erased; the owner restores, registers': [
    { letter: 'no letter', owner: 'owner', by_handle: 'wrong-login-or-password' },
    async ({ claimant, owner, email }) => {
      await leave(await people.register(claimant, email, claimants))
      const letter = await people.askRestore(await t.arrive(), email)
      await people.confirm(await people.register(owner, email, owners), 'email', email)
      return { letter, owner: await people.logIn(email, owners), by_handle: await people.logIn(claimant, claimants) }
    },
  ],
  'the owner confirms; erased; claim': [
    { owner: 'no letter', claimant: 'claimant', after: 'none', by_code: 'new' },
    async ({ claimant, owner, email }) => {
      const own = await people.register(owner, email, owners)
      await people.confirm(own, 'email', email)
      await leave(own)
      const letter = await people.askRestore(await t.arrive(), email)
      await people.register(claimant, email, claimants)
      const theirs = await people.logIn(email, claimants)
      const after = await people.askRestore(await t.arrive(), email)
      const by_code = await people.enterByCode(await t.arrive(), 'email', email)
      return { owner: letter, claimant: theirs, after, by_code }
    },
  ],
  'a restore by a phone is out; the phone is changed': [
    { proved: 'restore-spent', later: 'no letter', by_password: 'owner' },
    async ({ owner, email, owners_phone, claimants_phone }) => {
      const own = await people.register(owner, email, owners)
      await people.givePhone(own, owners_phone, owners)
      const stranger = await t.arrive()
      const { token } = await people.prove(stranger, owners_phone, await people.askRestore(stranger, owners_phone))
      const inside = await people.register(owner, email, owners)
      await people.givePhone(inside, claimants_phone, owners)
      return {
        proved: await people.setPassword(stranger, token, afresh),
        later: await people.askRestore(stranger, owners_phone),
        by_password: await people.logIn(email, owners),
      }
    },
  ],
  'a restore of a claim is out; the owner confirms elsewhere': [
    { claim: 'restore-spent', owner: 'owner', by_handle: 'claimant' },
    async ({ claimant, owner, email }) => {
      const theirs = await people.register(claimant, email, claimants)
      const code = await people.askRestore(theirs, email)
      // Somebody who reads the owner's letters sits at the claimant's browser: no further than the proof.
      const { token } = await people.prove(theirs, email, code)
      await people.confirm(await people.register(owner, email, owners), 'email', email)
      return {
        claim: await people.setPassword(theirs, token, afresh),
        owner: await people.logIn(email, owners),
        by_handle: await people.logIn(claimant, claimants),
      }
    },
  ],
  'a restore of a claim is out; the claimant proves a phone': [
    { claim: 'restore-spent', by_phone: 'claimant' },
    async ({ claimant, email, claimants_phone }) => {
      const theirs = await people.register(claimant, email, claimants)
      const { token } = await people.prove(theirs, email, await people.askRestore(theirs, email))
      await people.givePhone(await people.register(claimant, email, claimants), claimants_phone, claimants)
      return { claim: await people.setPassword(theirs, token, afresh), by_phone: await people.logIn(claimants_phone, claimants) }
    },
  ],
  'claim; excluded; the owner registers and confirms': [
    { owner: null, claimant: 'self-excluded' },
    async ({ claimant, owner, email }) => {
      await (await people.register(claimant, email, claimants)).call(selfExclude, { body: { months: 6, isConfirmed: true } })
      await people.confirm(await people.register(owner, email, owners), 'email', email)
      await t.drain()
      return { owner: await restrictionFor(owner), claimant: await restrictionFor(claimant) }
    },
  ],
  'another service and a phone, no e-mail of one’s own': [
    { by_service: true, by_phone: true, restored: true },
    async ({ owners_phone }) => {
      social.provider.state.person = { sub: `only-${owners_phone}` }
      const visitor = await t.arrive()
      const login = await registerThere(visitor)
      await people.givePhone(visitor, owners_phone, '')
      return {
        by_service: (await people.enterByService()) === login,
        by_phone: (await people.enterByCode(await t.arrive(), 'phone', owners_phone)) === login,
        restored: (await people.restore(await t.arrive(), owners_phone, afresh)) === login,
      }
    },
  ],
  'another service with an e-mail that it did not check; the owner comes by a code': [
    { owner: 'new', by_service: true },
    async ({ email }) => {
      social.provider.state.person = { sub: `unchecked-${email}`, email, email_verified: false }
      const login = await registerThere(await t.arrive())
      const made = await people.enterByCode(await t.arrive(), 'email', email)
      return { owner: made, by_service: (await people.enterByService()) === login }
    },
  ],
}

const restrictionFor = async (login: string): Promise<string | null> => {
  const player = await playerByLogin(t.house.db, login)
  return player ? ((await restrictionOf(t.house.db, player.id, t.clock.now()))?.kind ?? null) : null
}

/** The two by who they are, and an account made for whoever proved the contact as `new`: its name is one of chance. */
const named = (value: unknown, row: Row): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(`"${row.claimant}"`, '"claimant"')
      .replaceAll(`"${row.owner}"`, '"owner"')
      .replaceAll(/"[a-z]+-[a-z]+-\d{4}"/g, '"new"'),
  )

test.each(Object.keys(stories).map((name, index) => [name, index] as const))('decision 0020: %s', async (name, index) => {
  const row: Row = {
    email: `claimed-${index}@example.com`,
    claimants_phone: `+3805011100${10 + index}`,
    owners_phone: `+3806722200${10 + index}`,
    claimant: `claimant${index}`,
    owner: `owner${index}`,
  }
  const [ends, tell] = stories[name]!
  expect(named(await tell(row), row)).toEqual(ends)
})

test('decision 0020: its table has these rows and no others', () => {
  const decision = readFileSync(
    new URL('../../../../docs/decisions/0020-an-unconfirmed-contact-belongs-to-nobody.md', import.meta.url),
    'utf8',
  )
  const rows = [...decision.matchAll(/^\| (?!-|what happened)([^|]+?) \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(stories))
})
