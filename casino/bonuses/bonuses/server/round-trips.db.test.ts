import { sql } from 'kysely'
import { Client, Query } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { applyBonus, cancelBonus } from '../contract.ts'
import { amounts, depositWith, gift, offered, publish, welcome } from '../testing/offered-bonus.ts'
import { ownBonuses } from './bonus-views.ts'
import { expireBonuses } from './end-bonuses.ts'
import { grantList } from './grant-list.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
  await publish(t, welcome)
  await publish(t, { ...welcome, slug: 'hello', trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(5_000) } })
  await publish(t, gift)
})
afterAll(() => closeBalanced(t))

/**
 * How many statements went to the database meanwhile, and in how many waves: what is sent at once is held back until what was sent before is
 * answered, so that a wave is a round trip.
 */
const sentBy = async (work: () => Promise<unknown>): Promise<{ statements: number; waves: number }> => {
  let [statements, waves, flying] = [0, 0, 0]
  let held: (() => Promise<unknown>)[] = []
  const release = (): void => {
    if (flying > 0 || held.length === 0) return
    const wave = held
    held = []
    waves += 1
    flying = wave.length
    for (const send of wave)
      void send().then(() => {
        flying -= 1
        soon()
      })
  }
  const soon = (): void => void setImmediate(() => setImmediate(() => setImmediate(release)))
  const query = Client.prototype.query
  Client.prototype.query = function (this: InstanceType<typeof Client>, ...args: unknown[]) {
    statements += 1
    const [asked] = args
    if (asked instanceof Query) {
      const statement = asked as Query & { callback: (...told: unknown[]) => void }
      const { callback } = statement
      held.push(
        () =>
          new Promise((resolve) => {
            statement.callback = (...told) => {
              callback(...told)
              resolve(undefined)
            }
            Reflect.apply(query, this, args)
          }),
      )
      soon()
      return asked
    }
    return new Promise((resolve, reject) => {
      held.push(() => (Reflect.apply(query, this, args) as Promise<unknown>).then(resolve, reject))
      soon()
    })
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return { statements, waves }
}

const anna = { actor: 'operator:anna', reason: 'a test' }

test('performance: the bonuses of a player cost three round trips to the database at most, however many there are', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  for (const list of ['a', 'b', 'c']) await grantList(t.house, 'gift', `${list}-${player_id}`, [{ player_id, amount_minor: 900n }], anna)
  const { id } = await offered(visitor, 'welcome')
  await depositWith(t, visitor, 20_000, id)
  await visitor.call(applyBonus, { params: { id: (await offered(visitor, 'hello')).id } })
  await visitor.call(cancelBonus, { params: { id: (await offered(visitor, 'gift')).id } })
  const asking = { house: t.house, player_id, language: 'uk' } as const
  const shown = await ownBonuses(asking)
  expect([shown.active?.id, shown.available.length, shown.waiting.length, shown.finished.length]).toEqual([id, 2, 1, 1])
  const { statements, waves } = await sentBy(() => ownBonuses(asking))
  expect(waves).toBeLessThanOrEqual(3)
  expect(statements).toBeLessThanOrEqual(10)
})

test('performance: a list costs as many statements for a dozen players as for one', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(t)))
  const lines = players.map(({ player_id }) => ({ player_id, amount_minor: 100n }))
  const one = await sentBy(() => grantList(t.house, 'gift', 'one', lines.slice(0, 1), anna))
  const all = await sentBy(() => grantList(t.house, 'gift', 'all', lines, anna))
  expect(all.statements).toBe(one.statements)
})

test('performance: what is out of time ends with as many statements for a dozen players as for one, whether it was taken or not', async () => {
  const day_ms = 86_400_000
  await publish(t, { ...gift, slug: 'dozen' })
  const expiredOf = async (count: number) => {
    const players = await Promise.all(Array.from({ length: count }, () => registerPlayer(t)))
    const lines = players.map(({ player_id }) => ({ player_id, amount_minor: 100n }))
    for (const list of ['taken', 'left']) await grantList(t.house, 'dozen', `${list}-${count}`, lines, anna)
    for (const { visitor } of players) await visitor.call(applyBonus, { params: { id: (await offered(visitor, 'dozen')).id } })
    const bonusesIn = async (state: string) => {
      const { rows } = await sql`
        select from bonuses_bonuses.bonuses where state = ${state} and player_id = any(${players.map((player) => String(player.player_id))}::bigint[])`.execute(
        t.house.db,
      )
      return rows.length
    }
    expect([await bonusesIn('applied'), await bonusesIn('expired')]).toEqual([count, 0])
    t.clock.advance(60 * day_ms)
    const { statements } = await sentBy(() => expireBonuses(t.house))
    // Of each player what they were given, and what is offered to everybody.
    expect([await bonusesIn('applied'), await bonusesIn('expired')]).toEqual([0, 4 * count])
    return statements
  }
  const [one, dozen] = [await expiredOf(1), await expiredOf(12)]
  expect(dozen).toBe(one)
})
