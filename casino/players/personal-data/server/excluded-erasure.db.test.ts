import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { blockPlayer } from '#casino/sign-in/sessions/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { storeInnEndpoint } from '#casino/players/profile/contract.ts'
import { confirmContact, playerByLogin } from '#casino/players/accounts/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { restrictByHouse, restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { proveTelegram, unlinkSocial } from '#casino/sign-in/social/contract.ts'
import { begin, registerBySocial } from '#casino/sign-in/social/testing/social-visit.ts'
import { telegramAnswer } from '#casino/sign-in/social/testing/telegram-answer.ts'
import { changePhoneEndpoint } from '#casino/sign-in/one-time-codes/contract.ts'
import { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { askForErasure } from '../contract.ts'
import { grace_ms } from '../rules.ts'
import { findText } from '../testing/whole-life.ts'
import { eraseDue } from './erase-players.ts'

const bot_token = '123456789:AAexample-token-of-a-test-bot'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TELEGRAM_BOT_TOKEN: bot_token } })
})
afterAll(() => t.close())

const confirm = ({ player_id }: { readonly player_id: bigint }, contact: string, kind: 'email' | 'phone' = 'email'): Promise<void> =>
  inTransaction(t.house.db, async (tx) => {
    const losers = await confirmContact(tx, player_id, { kind, contact, at: t.clock.now() })
    if (!losers) throw new Error('not to be confirmed')
    await announce(tx, t.house, [ContactConfirmed({ player_id: String(player_id), kind }, player_id)])
  })
/** Somebody new, by the account of another service. */
const comeByTelegram = async (id: number): Promise<RegisteredPlayer> => {
  const visitor = await t.arrive()
  await begin(visitor, 'telegram')
  const result = telegramAnswer({ id, auth_date: t.clock.now().getTime() / 1000 }, bot_token)
  await visitor.call(proveTelegram, { body: { result } })
  const { login } = (await registerBySocial(visitor)).data
  const player = await playerByLogin(t.house.db, login)
  if (!player) throw new Error('nobody came')
  return { visitor, player_id: player.id, login }
}
const storeInn = async ({ visitor }: RegisteredPlayer, inn: string) => (await visitor.call(storeInnEndpoint, { body: { inn } })).body
const leave = async ({ player_id }: RegisteredPlayer): Promise<void> => {
  const visitor = await enterAs(t, player_id)
  const { body } = await visitor.call(askForErasure, { body: { isConfirmed: true } })
  if (!body.success) throw new Error(body.error)
  t.clock.advance(grace_ms)
  await eraseDue(t.house)
}
const exclude = ({ visitor }: RegisteredPlayer) => visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })

test('RP-003: a self-exclusion outlives the erasure: the same taxpayer’s number opens no play, in the same moment', async () => {
  const gone = await registerPlayer(t)
  await storeInn(gone, '3184710691')
  await exclude(gone)
  const till = (await restrictionOf(t.house.db, gone.player_id, t.clock.now()))?.till
  await leave(gone)
  expect(await findText(t, '3184710691')).toEqual([])
  const back = await registerPlayer(t)
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toBeNull()
  expect((await storeInn(back, '3184710691')).success).toBe(true)
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toEqual({ kind: 'self-excluded', till })
  expect((await readStakeControls(t.house.db, back.player_id))?.blocked_until).toEqual(till)
})

test('RP-003: the same by a confirmed e-mail; a mere claim to it says nothing to anybody', async () => {
  const email = 'excluded@example.com'
  const gone = await registerPlayer(t, { email })
  await confirm(gone, email)
  await exclude(gone)
  await leave(gone)
  expect(await findText(t, email)).toEqual([])
  const back = await registerPlayer(t, { email })
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toBeNull()
  await confirm(back, email)
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toMatchObject({ kind: 'self-excluded' })
})

test('RP-003: whoever goes with an e-mail that they only claimed leaves nothing on its owner', async () => {
  const email = 'never-theirs@example.com'
  const gone = await registerPlayer(t, { email })
  await exclude(gone)
  await leave(gone)
  const owner = await registerPlayer(t, { email })
  await confirm(owner, email)
  expect(await restrictionOf(t.house.db, owner.player_id, t.clock.now())).toBeNull()
})

test('RP-003: the same by the account of another service, for whoever has nothing else', async () => {
  const gone = await comeByTelegram(77)
  await exclude(gone)
  await leave(gone)
  const back = await comeByTelegram(77)
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toMatchObject({ kind: 'self-excluded' })
  const other = await comeByTelegram(78)
  expect(await restrictionOf(t.house.db, other.player_id, t.clock.now())).toBeNull()
})

test('RP-003: a restricted player is known by the phone and the service that they part with before they go', async () => {
  const phone = '+380671234567'
  const gone = await registerPlayer(t, { phone, has_auto_password: true })
  await confirm(gone, phone, 'phone')
  await exclude(gone)
  const changed = await (await enterAs(t, gone.player_id)).call(changePhoneEndpoint, { body: { phone: '+380670000000' } })
  expect(changed.body.success).toBe(true)
  await leave(gone)
  const back = await registerPlayer(t, { phone })
  await confirm(back, phone, 'phone')
  expect(await restrictionOf(t.house.db, back.player_id, t.clock.now())).toMatchObject({ kind: 'self-excluded' })

  const linked = await comeByTelegram(79)
  await sql`update sign_in_sessions.accounts set has_auto_password = false where player_id = ${linked.player_id}`.execute(t.house.db)
  await exclude(linked)
  const parted = await (await enterAs(t, linked.player_id)).call(unlinkSocial, { params: { provider: 'telegram' } })
  expect(parted.body.success).toBe(true)
  t.clock.advance(1000)
  const again = await comeByTelegram(79)
  expect(await restrictionOf(t.house.db, again.player_id, t.clock.now())).toMatchObject({ kind: 'self-excluded' })
})

test('RP-008: what the house has put on an account comes back with its player', async () => {
  const gone = await registerPlayer(t)
  await storeInn(gone, '2222222225')
  await restrictByHouse(t.house, { player_id: gone.player_id, kind: 'undesirable', is_set: true }, async () => undefined)
  await leave(gone)
  const back = await registerPlayer(t)
  await storeInn(back, '2222222225')
  expect((await readStakeControls(t.house.db, back.player_id))?.blocked_until).toBe('for-ever')
})

test('an account that the house has closed meanwhile is no way back in either', async () => {
  const gone = await registerPlayer(t)
  await storeInn(gone, '2777701235')
  const visitor = await enterAs(t, gone.player_id)
  await visitor.call(askForErasure, { body: { isConfirmed: true } })
  await inTransaction(t.house.db, (tx) => blockPlayer(tx, t.house, { player_id: gone.player_id, actor: 'operator:anna', reason: 'fraud' }))
  t.clock.advance(grace_ms)
  await eraseDue(t.house)
  expect(await findText(t, '2777701235')).toEqual([])
  const back = await registerPlayer(t)
  expect((await storeInn(back, '2777701235')).success).toBe(true)
  expect((await readStakeControls(t.house.db, back.player_id))?.blocked_until).toBe('for-ever')
})

test('nothing is kept of who was not restricted, and an exclusion that is over is forgotten', async () => {
  const marks = async () => (await sql`select from players_responsible_play.restriction_marks`.execute(t.house.db)).rows.length
  const before = await marks()
  const free = await registerPlayer(t)
  await storeInn(free, '1111111118')
  await leave(free)
  expect(await marks()).toBe(before)
  t.clock.advance(7 * 31 * 24 * 60 * 60 * 1000)
  const back = await registerPlayer(t)
  expect((await storeInn(back, '1111111118')).success).toBe(true)
  const later = await registerPlayer(t, { email: 'excluded@example.com' })
  expect(await restrictionOf(t.house.db, later.player_id, t.clock.now())).toBeNull()
})
