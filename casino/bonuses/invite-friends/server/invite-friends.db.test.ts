import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getAvailable } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, endOffer, fundOfTerms, gift, publish } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { beginDeposit, disputeDeposit, messageOf, postWebhook, refundAsOperator } from '#casino/money/cash-desk/testing/sandbox.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getFriends, getInvitations } from '../contract.ts'
import { most_rewards, rewards_days } from '../rules.ts'
import { decideFriend, giveWaiting } from './decide-friend.ts'
import { readPage } from './read-invitations.ts'

let t: TestHouse
const reward = { ...gift, slug: 'invite', category: 'invite_friends', amount: { kind: 'fixed', amounts: amounts(10_000) } } as const
const anna = { actor: 'operator:anna', reason: 'a test' }

beforeAll(async () => {
  t = await createTestHouse()
  await publish(t, reward)
})
afterAll(() => closeBalanced(t))

let networks = 0
/** A player who is nobody else: with a network of their own. */
const person = async (wanted: Parameters<typeof registerPlayer>[1] = {}): Promise<RegisteredPlayer> => {
  const player = await registerPlayer(t, wanted)
  networks += 1
  await sql`update sign_in_sessions.sessions set address_prefix = ${`10.0.${networks}.0/24`} where player_id = ${player.player_id}`.execute(
    t.house.db,
  )
  return player
}
const own = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getInvitations)).body.data
const codeOf = async (player: RegisteredPlayer) => (await own(player)).link.replace('/?invited_by=', '')
const friendOf = async (inviter: RegisteredPlayer) => person({ invited_by: await codeOf(inviter) })
const deposit = async ({ visitor, player_id }: RegisteredPlayer, amount: number, card = `card-${player_id}`) => {
  const begun = await beginDeposit(visitor, amount)
  await postWebhook(t, messageOf(begun, amount, { instrument: { token: card, label: '•••• 1' } }))
  await t.drain()
  return begun
}
const friends = async ({ visitor }: RegisteredPlayer) =>
  (await visitor.call(getFriends)).body.data.map(({ nickname, status }) => [nickname, status])
const bonuses = async ({ visitor }: RegisteredPlayer) =>
  (await visitor.call(getAvailable, {})).body.data.filter(({ category }) => category === 'invite_friends').map(({ amount }) => amount)

test('SA-056a: who registers by a player’s link and makes a first deposit brings that player the reward, once, out of its fund', async () => {
  const inviter = await person()
  const before = await fundOfTerms(t, 'invite')
  const friend = await friendOf(inviter)
  await t.drain()
  expect([await friends(inviter), await bonuses(inviter)]).toEqual([[[friend.login, 'registered']], []])
  await deposit(friend, 20_000)
  await deposit(friend, 50_000)
  expect([await friends(inviter), await bonuses(inviter)]).toEqual([[[friend.login, 'rewarded']], [10_000]])
  expect(await own(inviter)).toMatchObject({ invited: 1, rewarded: 1, earned: 10_000, currency: 'UAH' })
  expect(await fundOfTerms(t, 'invite')).toBe(before - 10_000)
  expect(await bonuses(friend)).toEqual([])
})

test('a code that is nobody’s makes nobody a friend, and the friend’s own code or a second inviter changes nothing', async () => {
  const [inviter, other] = [await person(), await person()]
  const stranger = await person({ invited_by: 'no-such-code' })
  const friend = await friendOf(inviter)
  await t.drain()
  expect(await codeOf(friend)).not.toBe(await codeOf(inviter))
  await deposit(stranger, 50_000)
  await deposit(friend, 50_000)
  expect([await friends(inviter), await friends(other), await friends(friend)]).toEqual([[[friend.login, 'rewarded']], [], []])
})

test('a first deposit below two rewards brings nothing, and a later one neither', async () => {
  const inviter = await person()
  const friend = await friendOf(inviter)
  await deposit(friend, 19_999)
  await deposit(friend, 90_000)
  expect([await friends(inviter), await bonuses(inviter)]).toEqual([[[friend.login, 'small']], []])
})

test.each<[string, (inviter: RegisteredPlayer, friend: RegisteredPlayer) => Promise<unknown>]>([
  [
    'a device',
    (inviter, friend) =>
      sql`insert into sign_in_sessions.devices (device_hash, player_id, label, first_at, last_at)
          select device_hash, ${friend.player_id}, label, first_at, last_at from sign_in_sessions.devices
           where player_id = ${inviter.player_id} limit 1`.execute(t.house.db),
  ],
  [
    'a network',
    (inviter, friend) =>
      sql`update sign_in_sessions.sessions set address_prefix =
            (select address_prefix from sign_in_sessions.sessions where player_id = ${inviter.player_id} limit 1)
           where player_id = ${friend.player_id}`.execute(t.house.db),
  ],
  ['what they pay with', (inviter, friend) => deposit(inviter, 10_000, `card-${friend.player_id}`)],
  [
    'name and day of birth',
    async (...both) => {
      for (const { player_id } of both)
        await sql`insert into players_profile.profiles (player_id, first_name, last_name, birth_date, changed_at)
                  values (${player_id}, 'Anna', 'Bondar', '1990-01-02', ${t.clock.now()})`.execute(t.house.db)
    },
  ],
])('an invitation of accounts that share %s is held for somebody to look at, and its player is told', async (_what, share) => {
  const inviter = await person()
  const friend = await friendOf(inviter)
  await share(inviter, friend)
  await deposit(friend, 20_000)
  expect([await friends(inviter), await bonuses(inviter)]).toEqual([[[friend.login, 'checking']], []])
  expect(JSON.stringify((await inviter.visitor.call(getMessages)).body.data)).toContain(`Від ${friend.login} надійшло поповнення`)
})

test('a friend after ten rewards in a month is looked at by somebody; once they are longer ago the next one is not', async () => {
  const inviter = await person()
  const [one_more, later] = [await friendOf(inviter), await friendOf(inviter)]
  const now = t.clock.now()
  await sql`insert into bonuses_invite_friends.friends (player_id, inviter_id, state, asset, amount, invited_at, deposited_at, decided_at)
            select 9000000 + n, ${inviter.player_id}, 'rewarded', 'UAH', 1, ${now}, ${now}, ${now}
              from generate_series(1, ${most_rewards}::integer) n`.execute(t.house.db)
  await deposit(one_more, 20_000)
  await sql`update bonuses_invite_friends.friends set decided_at = decided_at - make_interval(days => ${rewards_days}::integer)
             where player_id > 9000000`.execute(t.house.db)
  await deposit(later, 20_000)
  const states = new Map((await friends(inviter)) as [string, string][])
  expect([states.get(one_more.login), states.get(later.login)]).toEqual(['checking', 'rewarded'])
})

test('a held invitation is given or declined by an operator, once, with the reason in the audit log', async () => {
  const inviter = await person()
  const [given, declined] = [await friendOf(inviter), await friendOf(inviter)]
  for (const friend of [given, declined]) {
    await deposit(inviter, 10_000, `card-${friend.player_id}`)
    await deposit(friend, 20_000)
  }
  const decisions = await Promise.allSettled([1, 2, 3].map(() => decideFriend(t.house, given.player_id, true, anna)))
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await decideFriend(t.house, declined.player_id, false, anna)
  expect(new Map((await friends(inviter)) as [string, string][])).toEqual(
    new Map([
      [given.login, 'rewarded'],
      [declined.login, 'declined'],
    ]),
  )
  expect(await bonuses(inviter)).toEqual([10_000])
  const { rows } = await sql<{ data: unknown }>`select data from kernel.audit where subject = ${`player:${declined.player_id}`}`.execute(
    t.house.db,
  )
  expect(JSON.stringify(rows)).toContain('payment')
})

test('a reward that finds its fund empty waits for it, and the page promises none meanwhile', async () => {
  await publish(t, { ...reward, budget: amounts(10_000) })
  const inviter = await person()
  const two = [await friendOf(inviter), await friendOf(inviter)]
  for (const friend of two) await deposit(friend, 20_000)
  expect((await friends(inviter)).map(([, status]) => status).toSorted()).toEqual(['rewarded', 'waiting'])
  expect((await readPage(t.house, inviter.player_id, 'uk')).offer).toBeNull()
  await publish(t, reward)
  await giveWaiting(t.house)
  await giveWaiting(t.house)
  expect(await bonuses(inviter)).toEqual([10_000, 10_000])
  expect((await readPage(t.house, inviter.player_id, 'uk')).offer).toMatchObject({ reward: 10_000, leastDeposit: 20_000 })
})

test('a reward that waited for its fund is looked at by somebody where ten were given meanwhile; one that somebody has looked at is given', async () => {
  await endOffer(t, 'invite')
  const inviter = await person()
  const [held, approved] = [await friendOf(inviter), await friendOf(inviter)]
  await deposit(held, 20_000)
  await deposit(inviter, 10_000, `card-${approved.player_id}`)
  await deposit(approved, 20_000)
  await decideFriend(t.house, approved.player_id, true, anna)
  expect((await friends(inviter)).map(([, status]) => status)).toEqual(['waiting', 'waiting'])
  const now = t.clock.now()
  await sql`insert into bonuses_invite_friends.friends (player_id, inviter_id, state, asset, amount, invited_at, deposited_at, decided_at)
            select 8000000 + n, ${inviter.player_id}, 'rewarded', 'UAH', 1, ${now}, ${now}, ${now}
              from generate_series(1, ${most_rewards}::integer) n`.execute(t.house.db)
  await publish(t, reward)
  await giveWaiting(t.house)
  const states = new Map((await friends(inviter)) as [string, string][])
  expect([states.get(held.login), states.get(approved.login)]).toEqual(['checking', 'rewarded'])
  await decideFriend(t.house, held.player_id, true, anna)
  expect(await bonuses(inviter)).toEqual([10_000, 10_000])
})

test('rewards that cannot be given hold up none that waits behind them', async () => {
  await endOffer(t, 'invite')
  const inviter = await person()
  const friend = await friendOf(inviter)
  await deposit(friend, 20_000)
  const before = new Date(t.clock.now().getTime() - 1)
  await sql`insert into bonuses_invite_friends.friends (player_id, inviter_id, state, invited_at, deposited_at, decided_at)
            select 7000000 + n, 6999999, 'waiting', ${before}, ${before}, ${before} from generate_series(1, 400) n`.execute(t.house.db)
  await publish(t, reward)
  await giveWaiting(t.house)
  expect(await friends(inviter)).toEqual([[friend.login, 'rewarded']])
})

test('SA-056a: a first deposit that comes in while no terms are published waits for them, and brings nothing where it is less than they ask', async () => {
  await endOffer(t, 'invite')
  const inviter = await person()
  const [small, enough] = [await friendOf(inviter), await friendOf(inviter)]
  await deposit(small, 19_999)
  await deposit(enough, 20_000)
  expect((await friends(inviter)).map(([, status]) => status)).toEqual(['waiting', 'waiting'])
  await publish(t, reward)
  await giveWaiting(t.house)
  expect(new Map((await friends(inviter)) as [string, string][])).toEqual(
    new Map([
      [small.login, 'small'],
      [enough.login, 'rewarded'],
    ]),
  )
  expect(await bonuses(inviter)).toEqual([10_000])
})

test('a reward goes with the friend’s first deposit when that is refunded whole or lost to its payer’s bank; a part of it changes nothing', async () => {
  const inviter = await person()
  const before = await fundOfTerms(t, 'invite')
  const [refunded, disputed] = [await friendOf(inviter), await friendOf(inviter)]
  const [first, second] = [await deposit(refunded, 20_000), await deposit(disputed, 20_000)]
  expect(await bonuses(inviter)).toEqual([10_000, 10_000])
  await refundAsOperator(t, first.payment_id, 15_000n)
  await t.drain()
  expect((await own(inviter)).rewarded).toBe(2)
  await refundAsOperator(t, first.payment_id, null)
  for (const state of ['opened', 'lost'] as const) await disputeDeposit(t, second, state, 20_000)
  await t.drain()
  expect(new Set(await friends(inviter))).toEqual(new Set([refunded, disputed].map(({ login }) => [login, 'declined'])))
  expect([await bonuses(inviter), await fundOfTerms(t, 'invite')]).toEqual([[], before])
  expect(await own(inviter)).toMatchObject({ invited: 2, rewarded: 0, earned: 0 })
  const told = (await inviter.visitor.call(getMessages)).body.data.map(({ text }) => text)
  expect(told.filter((text) => text.includes('перше поповнення'))).toHaveLength(2)
})

test('a friend who waits for a fund or for somebody to look is rewarded no more once their first deposit went back', async () => {
  const inviter = await person()
  const [held, next] = [await friendOf(inviter), await friendOf(inviter)]
  await deposit(inviter, 10_000, 'shared-card')
  const checked = await deposit(held, 20_000, 'shared-card')
  await endOffer(t, 'invite')
  const waits = await deposit(next, 20_000)
  expect(Object.fromEntries(await friends(inviter))).toEqual({ [held.login]: 'checking', [next.login]: 'waiting' })
  for (const { payment_id } of [checked, waits]) await refundAsOperator(t, payment_id, null)
  await t.drain()
  await publish(t, reward)
  await giveWaiting(t.house)
  expect(Object.fromEntries(await friends(inviter))).toEqual({ [held.login]: 'declined', [next.login]: 'declined' })
  await expect(decideFriend(t.house, held.player_id, true, anna)).rejects.toThrow('does not wait')
  expect(await bonuses(inviter)).toEqual([])
})

test('reliability 12: who takes a break is shown no link to send, and who excluded themselves is given nothing', async () => {
  const [resting, gone] = [await person(), await person()]
  const friend = await friendOf(gone)
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  await gone.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await deposit(friend, 20_000)
  expect((await readPage(t.house, resting.player_id, 'uk')).offer).toBeNull()
  const back = { ...gone, visitor: await enterAs(t, gone.player_id) }
  expect((await friends(back)).map(([, status]) => status)).toEqual(['declined'])
  const { rows } = await sql`select from bonuses_bonuses.bonuses where player_id = ${gone.player_id} and key like 'invited:%'`.execute(
    t.house.db,
  )
  expect(rows).toHaveLength(0)
})
