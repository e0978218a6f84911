import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { compareToday } from '#casino/money/reconciliation/testing/compare-today.ts'
import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { readConfig } from '#kernel/config/config.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { crossProjectTransfer } from '../contract.ts'
import { given_up_after_ms } from '../rules.ts'
import { callProject, fakeProject, type FakeProject } from '../testing/call-project.ts'
import { cashOf, linkedPair, type Pair, twoHouses, type TwoHouses } from '../testing/two-houses.ts'
import { type Ask, askProject } from './ask-project.ts'
import { deliver } from './deliver-transfer.ts'
import { linksOf, makeLink } from './link-store.ts'
import { endTransfer } from './operator-commands.ts'
import { transferById } from './transfer-store.ts'

const other_key = 'ef'.repeat(32)
const gamma_link = '9a'.repeat(16)
let houses: TwoHouses
let gamma: FakeProject
let pair: Pair
let link: string
let names = 0

beforeAll(async () => {
  gamma = await fakeProject('gamma', other_key)
  houses = await twoHouses([gamma.address])
  await newPair()
})
afterAll(async () => {
  gamma.close()
  await houses.close()
})
const newPair = async (): Promise<void> => {
  pair = await linkedPair(houses)
  link = (await linksOf(houses.beta.house.db, pair.there.player_id))[0]?.id ?? ''
}

const till = () => new Date(houses.beta.clock.now().getTime() + given_up_after_ms).toISOString()
/** A transfer that alpha knows nothing of. */
const invented = (change: object = {}) => ({
  transfer: `invented-transfer-${++names}`,
  link,
  amount: 1_000,
  currency: 'UAH',
  till: till(),
  ...change,
})
const cash = async () => [await cashOf(houses.alpha, pair.here), await cashOf(houses.beta, pair.there)]

/** A transfer that has left the purse at alpha, before its job has run: its number, and what the job would say. */
const sent = async (amount: number, project = 'beta') => {
  const visitor = await enterAs(houses.alpha, pair.here.player_id)
  const { body } = await visitor.call(crossProjectTransfer, { body: { project, amount } })
  const id = BigInt(body.data.id.replace('out-', ''))
  const { name = '', link_id } = (await transferById(houses.alpha.house.db, id)) ?? {}
  return { id, said: { transfer: name, link: link_id, amount, currency: 'UAH' } }
}
const stateOf = async (id: bigint) => (await transferById(houses.alpha.house.db, id))?.state
const credit = (said: object) => callProject(houses.beta, 'credit', { till: till(), ...said })
const voided = (said: object) => callProject(houses.beta, 'void', said)
const silent: Ask = () => Promise.reject(new Error('nobody answers'))
/** The question arrives, and its answer is lost. */
const answerLost: Ask = async (...question) => {
  await askProject(...question)
  throw new Error('the answer is lost')
}

describe('who calls', () => {
  test.each([
    ['another key', { key: other_key }],
    ['the name of the called house', { from: 'beta' }],
    ['a time of two minutes ago', { late_s: 120 }],
    ['a time to come', { late_s: -120 }],
    ['another path', { path: '/rest/project/alpha/void/' }],
    ['the word for an answer', { method: 'ANSWER' }],
    ['a nonce that is too short', { nonce: 'short' }],
    ['a name that nobody knows', { as: 'nobody' }],
    ['another body', { sent: { link: '00'.repeat(16), amount: 1, currency: 'UAH' } }],
  ])('is refused with %s, whatever of it is wrong', async (_what, how) => {
    const answer = await callProject(houses.beta, 'check', { link, amount: 100, currency: 'UAH' }, how)
    expect(answer).toMatchObject({ status: 403, error: 'project-signature' })
  })

  test('a recorded call is not heard a second time', async () => {
    const nonce = 'recorded-nonce-of-a-call'
    const check = () => callProject(houses.beta, 'check', { link, amount: 100, currency: 'UAH' }, { nonce })
    expect(await check()).toMatchObject({ status: 200, data: { fault: null } })
    expect(await check()).toMatchObject({ status: 409, error: 'project-nonce-used' })
  })
})

describe('whatever is repeated, late or reordered', () => {
  beforeEach(newPair)

  test('five of one credit at once pay once; other content under its name is refused, and a void comes too late', async () => {
    const { id, said } = await sent(1_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => credit(said)))
    expect(answers.map(({ data }) => data['state'])).toEqual(Array.from({ length: 5 }, () => 'accepted'))
    for (const change of [{ amount: 999 }, { currency: 'USD' }, { link: gamma_link }]) {
      expect(await credit({ ...said, ...change })).toMatchObject({ status: 409, error: 'project-transfer-reused' })
      expect(await voided({ ...said, ...change })).toMatchObject({ status: 409, error: 'project-transfer-reused' })
    }
    expect((await voided(said)).data['state']).toBe('accepted')
    expect(await cash()).toEqual([99_000n, 1_000n])
    await houses.runJobs()
    expect(await stateOf(id)).toBe('arrived')
  })

  test('a transfer that was given up is never accepted after its void, however often it comes', async () => {
    const { id, said } = await sent(1_000)
    houses.advance(given_up_after_ms)
    await expect(deliver(houses.alpha.house, id, answerLost)).rejects.toThrow('lost')
    expect([await stateOf(id), ...(await cash())]).toEqual(['recalling', 99_000n, 0n])
    expect((await credit(said)).data).toMatchObject({ state: 'voided', reason: null })
    await deliver(houses.alpha.house, id)
    expect([await stateOf(id), ...(await cash())]).toEqual(['returned', 100_000n, 0n])
    expect((await credit(said)).data['state']).toBe('voided')
    await deliver(houses.alpha.house, id)
    expect(await cash()).toEqual([100_000n, 0n])
  })

  test('a credit and its void at once agree on what became of the money', async () => {
    const { id, said } = await sent(1_000)
    const [one, other] = await Promise.all([credit(said), voided(said)])
    expect(one.data['state']).toBe(other.data['state'])
    await deliver(houses.alpha.house, id)
    const arrived = one.data['state'] === 'accepted'
    expect([await stateOf(id), ...(await cash())]).toEqual(arrived ? ['arrived', 99_000n, 1_000n] : ['returned', 100_000n, 0n])
  })

  test('the clock alone brings nothing back: without an answer the money waits, and is settled by the first one', async () => {
    const { id } = await sent(1_000)
    await expect(deliver(houses.alpha.house, id, answerLost)).rejects.toThrow('lost')
    await expect(deliver(houses.alpha.house, id, silent)).rejects.toThrow('nobody')
    expect([await stateOf(id), ...(await cash())]).toEqual(['sending', 99_000n, 1_000n])
    houses.advance(10 * given_up_after_ms)
    await expect(deliver(houses.alpha.house, id, silent)).rejects.toThrow('nobody')
    expect([await stateOf(id), ...(await cash())]).toEqual(['recalling', 99_000n, 1_000n])
    await deliver(houses.alpha.house, id)
    expect([await stateOf(id), ...(await cash())]).toEqual(['arrived', 99_000n, 1_000n])
  })

  test('what comes after its time, or by a link that does not hold, is refused for ever', async () => {
    const late = invented({ till: houses.beta.clock.now().toISOString() })
    expect((await credit(late)).data).toMatchObject({ state: 'refused', reason: 'late' })
    expect((await credit({ ...late, till: till() })).data).toMatchObject({ state: 'refused', reason: 'late' })
    const nobodys = invented({ link: '77'.repeat(16) })
    expect((await credit(nobodys)).data).toMatchObject({ state: 'refused', reason: 'unlinked' })
    // The link of the same two houses that is another project's is none here.
    const elsewhere = { project: 'gamma', id: '77'.repeat(16), player_id: pair.there.player_id, linked_at: houses.beta.clock.now() }
    await inTransaction(houses.beta.house.db, (tx) => makeLink(tx, elsewhere))
    expect((await credit(invented({ link: '77'.repeat(16) }))).data).toMatchObject({ reason: 'unlinked' })
    expect((await cash())[1]).toBe(0n)
  })
})

describe('answers', () => {
  beforeEach(newPair)

  const ok = (data: object) => (_call: string, signed: (data: object) => string) => ({ data, signature: signed(data) })

  test('money moves back on a signed word alone, over this very question', async () => {
    const made = { project: 'gamma', id: gamma_link, player_id: pair.here.player_id, linked_at: houses.alpha.clock.now() }
    await inTransaction(houses.alpha.house.db, (tx) => makeLink(tx, made))
    gamma.answer = ok({ link: gamma_link, fault: null })
    const { id, said } = await sent(1_000, 'gamma')
    const refused = { transfer: said.transfer, state: 'refused', reason: 'blocked' }
    let recorded = ''
    const lies: FakeProject['answer'][] = [
      () => null,
      () => ({ data: refused, signature: '' }),
      () => ({ data: refused, signature: '00'.repeat(32) }),
      // Signed, and changed after.
      (_call, signed) => ({ data: refused, signature: (recorded = signed({ ...refused, state: 'accepted', reason: null })) }),
      // Signed for another question.
      () => ({ data: { ...refused, state: 'accepted', reason: null }, signature: recorded }),
      ok({ state: 'refused' }),
    ]
    for (const lie of lies) {
      gamma.answer = lie
      await expect(deliver(houses.alpha.house, id)).rejects.toThrow()
      expect([await stateOf(id), await cashOf(houses.alpha, pair.here)]).toEqual(['sending', 99_000n])
    }
    gamma.answer = ok(refused)
    await deliver(houses.alpha.house, id)
    expect([await stateOf(id), await cashOf(houses.alpha, pair.here)]).toEqual(['returned', 100_000n])
  })

  test('a transfer to a house that is gone is ended by hand, by what somebody saw in its books, and never while it can be asked', async () => {
    const made = { project: 'gamma', id: '9b'.repeat(16), player_id: pair.here.player_id, linked_at: houses.alpha.clock.now() }
    await inTransaction(houses.alpha.house.db, (tx) => makeLink(tx, made))
    gamma.answer = ok({ link: made.id, fault: null })
    const { id } = await sent(1_000, 'gamma')
    const { house } = houses.alpha
    const alone = readConfig({ PROJECT_NAME: 'alpha' }, { key_id: '1', hex: '00'.repeat(32) })
    const gone = { ...house, config: { ...house.config, of: alone.of } }
    const by = { actor: 'operator:anna', reason: 'Gamma has closed; its books show nothing' }
    await expect(endTransfer(id, 'returned', by)(gone)).rejects.toThrow('not given up yet')
    houses.advance(given_up_after_ms)
    await expect(deliver(house, id, silent)).rejects.toThrow('nobody')
    await expect(endTransfer(id, 'returned', by)(house)).rejects.toThrow('will be asked')
    const said = await Promise.allSettled([1, 2, 3].map(() => endTransfer(id, 'returned', by)(gone)))
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await cashOf(houses.alpha, pair.here)).toBe(100_000n)
  })
})

test('each night both houses compare every transfer: one that only the other house knows is listed, one that is on its way is not', async () => {
  await newPair()
  gamma.answer = (_call, signed) => {
    const data = { accepted: [], arrived: [], open: [] }
    return { data, signature: signed(data) }
  }
  const differences = async () => [await compareToday(houses.alpha), await compareToday(houses.beta)]
  await sent(1_000)
  await houses.runJobs()
  const { id } = await sent(1_000)
  await expect(deliver(houses.alpha.house, id, answerLost)).rejects.toThrow('lost')
  expect(await differences()).toEqual([[], []])
  const lost = invented()
  await credit(lost)
  expect(await differences()).toEqual([
    [['missing-here', 'project-beta', lost.transfer]],
    [['missing-there', 'project-alpha', lost.transfer]],
  ])
  const { house } = houses.beta
  const [from, to] = [purseOf(pair.there.player_id, 'main', 'UAH'), clearingAccount('project-alpha', 'UAH')]
  const postings = [{ from, to, amount_minor: 1_000n }]
  await inTransaction(house.db, (tx) => post(tx, house, { key: `corrected:${lost.transfer}`, reason: 'reversal', postings }))
  await houses.runJobs()
})
