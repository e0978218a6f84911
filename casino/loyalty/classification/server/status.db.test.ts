import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getDashboard } from '#casino/bonuses/cashback/contract.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getClassification } from '../contract.ts'
import { cp_asset } from '../rules.ts'
import { actsIn } from '../testing/status-house.ts'
import { totalOf } from './standing-store.ts'

let t: TestHouse
const { publish, earn, points, medals, status, told } = actsIn(() => t)
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  expect((await publish('levels-of-the-house')).faults).toEqual([])
})
afterAll(() => closeBalanced(t))

const player = () => fundedPlayer(t, 1_000_000n)
const play = async (own: FundedPlayer, rounds: number, round: Partial<Parameters<typeof settleRound>[2]> = {}) => {
  for (let count = 0; count < rounds; count += 1) await settleRound(t, own, { win_minor: count % 2 === 0 ? 0 : 3_000, ...round })
  await t.drain()
}
let bets = 0
const settleBet = async ({ id }: FundedPlayer, change: Partial<Parameters<typeof BetSettled>[0]> = {}) => {
  bets += 1
  const bet = {
    bet_id: bets,
    bet_type: 'single' as const,
    currency: 'UAH',
    stake_minor: 1_000,
    paid_minor: 0,
    odds_thousandths: 1_800,
    result: 'lost' as const,
    correction: 0,
  }
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [BetSettled({ ...bet, ...change }, id)]))
  await t.drain()
}
/** As old logs have them: rounds with play money are not announced any more. */
const demoRounds = ({ id }: FundedPlayer, count: number) => {
  const round = { owner_id: Number(id), slug: 'golden-orchard', currency: 'UAH', stake_minor: 1_000, win_minor: 0, seed_id: 1, command: {} }
  const all = Array.from({ length: count }, (_, nonce) => RoundSettled({ ...round, round_id: `9-${nonce}`, nonce, mode: 'demo' }, id))
  return inTransaction(t.house.db, (tx) => announce(tx, t.house, all))
}
const deposit = {
  payment_id: '1',
  currency: 'UAH',
  method: 'card',
  is_first: true,
  bonus_id: 0,
  sport_betting_bonus_id: 0,
}
const cp = (own: FundedPlayer) => points(own, cp_asset)

test('API-056, EN-036, VP-021: a player reads their points, their level, the next one and their medals with what each takes and gives, in their language; a guest is 401', async () => {
  const own = await player()
  const { status: code, body, response } = await own.visitor.call(getClassification)
  expect([code, body.success, response.headers['cache-control']]).toEqual([200, true, 'no-store'])
  expect(body.data).toMatchObject({
    current: { totalCp: 0, level: { id: 'guest', name: 'Гість дому' } },
    next: { level: { id: 'bronze', name: 'Бронза' }, cp: 50 },
    medals: [
      { id: 1, name: 'Бронзова медаль', count: 0, everyPoints: 200, exchange: { takes: 1, left: 2_000, stock: 2_000, leftForYou: null } },
      { id: 2, name: 'Срібна медаль', count: 0, everyPoints: null, exchange: { takes: 1, gives: { type: 'bonus' } } },
      { id: 3, name: 'Золота медаль', count: 0, everyPoints: null, exchange: { takes: 1, gives: { type: 'bonus' } } },
    ],
    isOpen: true,
  })
  expect(body.data.medals[0]?.exchange?.gives.text).toMatch(/20\s?₴/)
  expect(body.data.levels.map(({ id, cp: from }) => [id, from])).toEqual([
    ['guest', 0],
    ['bronze', 50],
    ['silver', 250],
    ['gold', 750],
    ['platinum', 2_000],
    ['diamond', 5_000],
  ])
  // The exact rule, as the tracks that count it say it.
  expect(body.data.tasks.map(({ steps }) => steps.map(({ kind, needed, prize }) => [kind, needed, prize?.text]))).toEqual([
    [
      ['rounds', 10, '10 балів статусу'],
      ['rounds', 30, '10 балів статусу'],
    ],
    [['bets', 1, '10 балів статусу']],
  ])
  const english = (await own.visitor.call(getClassification, { headers: { 'x-language': 'en' } })).body.data
  expect([english.current.level?.name, english.next?.level.name, english.medals[0]?.name]).toEqual([
    'Guest of the house',
    'Bronze',
    'Bronze medal',
  ])
  expect((await t.visitor().call(getClassification)).status).toBe(401)
  await earn(own, 5_000)
  expect(await status(own)).toMatchObject({ current: { totalCp: 5_000, level: { id: 'diamond' } }, next: null })
})

test('API-049b, EN-036, EN-037: the dashboard tells the status beside the cashback, and only to its player', async () => {
  const own = await player()
  await earn(own, 60)
  const { body } = await own.visitor.call(getDashboard)
  expect(body.data).toEqual({
    cashback: { amount: 0, status: 'none' },
    status: {
      current: { totalCp: 60, level: { id: 'bronze', name: 'Бронза' } },
      next: { level: { id: 'silver', name: 'Срібло' }, cp: 250 },
    },
  })
  expect((await t.visitor().call(getDashboard)).status).toBe(401)
})

test('VP-020: rounds and bets bring the points of a day and no more, whatever they return; free rounds, play money, small stakes, free and returned bets, corrections and deposits bring none', async () => {
  const own = await player()
  await play(own, 9)
  expect(await cp(own)).toBe(0)
  await play(own, 30, { stake_minor: 0, win_minor: 500 })
  await play(own, 30, { stake_minor: 100 })
  await demoRounds(own, 30)
  await settleBet(own, { credit_purse: 'free-bet:1' })
  await settleBet(own, { result: 'returned', paid_minor: 1_000 })
  await settleBet(own, { correction: 1 })
  await settleBet(own, { odds_thousandths: 1_400 })
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [DepositCompleted({ ...deposit, amount_minor: 500_000 }, own.id)]))
  await t.drain()
  expect([await cp(own), (await status(own)).current.totalCp]).toEqual([0, 0])
  await play(own, 1)
  expect([await cp(own), (await status(own)).current.totalCp]).toEqual([10, 10])
  // Ten times the stake is no more points, and after the tasks of the day nothing is.
  await play(own, 40, { stake_minor: 10_000 })
  await settleBet(own)
  await settleBet(own)
  expect([await cp(own), (await status(own)).current.totalCp]).toEqual([30, 30])
  t.clock.advance(24 * 3_600_000)
  await play(own, 10)
  expect([await cp(own), await totalOf(t.house.db, own.id)]).toEqual([40, 40])
})

test('VP-020, VP-021, RTM-052: a level is reached once: it brings its medals, the message and a notice; so many points bring theirs, and points alone no window', async () => {
  const own = await player()
  await earn(own, 49)
  expect([await medals(own), told(own)]).toEqual([[0, 0, 0], [{ totalCp: 49, reached: null }]])
  await earn(own, 1)
  const bronze = { id: 'bronze', name: { uk: 'Бронза', ru: 'Бронза', en: 'Bronze' } }
  expect([await medals(own), told(own).at(-1)]).toEqual([[1, 0, 0], { totalCp: 50, reached: bronze }])
  expect((await status(own)).current).toMatchObject({ totalCp: 50, level: { id: 'bronze' } })
  // The multiple of 200, and nothing of the level again.
  await earn(own, 150)
  expect([await medals(own), told(own).at(-1)]).toEqual([[2, 0, 0], { totalCp: 200, reached: null }])
  // Two levels and two multiples in one step: all medals, one window, for the highest.
  await earn(own, 560)
  expect(await medals(own)).toEqual([2 + 2 + 2, 1, 0])
  expect(told(own)).toHaveLength(4)
  expect(told(own).at(-1)).toMatchObject({ totalCp: 760, reached: { id: 'gold' } })
  const { body } = await own.visitor.call(getMessages, { query: { limit: 100 } })
  const notices = body.data.filter(({ link }) => link === '/profile/?tab=status')
  expect(notices.map(({ title, text }) => `${title}. ${text}`)).toEqual([
    'Новий рівень статусу. Ваш рівень тепер — «Золото».',
    'Новий рівень статусу. Ваш рівень тепер — «Бронза».',
  ])
})

test('VP-020: many points of many players in one batch are counted once each, and the ledger has as many', async () => {
  const players = await Promise.all([player(), player(), player()])
  for (const own of players) for (let count = 0; count < 10; count += 1) await settleRound(t, own, { win_minor: 0 })
  await t.drain()
  await t.drain()
  for (const own of players) expect([await cp(own), (await status(own)).current.totalCp, told(own).length]).toEqual([10, 10, 1])
})

test('VP-020: whom the house restricted is not congratulated and sees no tasks; who excluded themselves gets no points and no medals', async () => {
  const [restricted, excluded] = [await player(), await player()]
  await restrictByHouse(t.house, { player_id: restricted.id, kind: 'undesirable', is_set: true }, async () => undefined)
  await earn(restricted, 60)
  expect([await medals(restricted), told(restricted)]).toEqual([[1, 0, 0], []])
  expect(await status(restricted)).toMatchObject({ current: { totalCp: 60 }, isOpen: false, tasks: [] })
  await earn(excluded, 40)
  // What was played before and is counted after brings nothing either.
  for (let count = 0; count < 10; count += 1) await settleRound(t, excluded, { win_minor: 0 })
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  await settleBet(excluded)
  await earn(excluded, 20)
  expect([await cp(excluded), await medals(excluded)]).toEqual([40, [0, 0, 0]])
})

test('VP-020: another document counts on from the points that were counted; a level that moved down is reached with the next points, one that moved up is not reached twice', async () => {
  const own = await player()
  await earn(own, 60)
  expect(await medals(own)).toEqual([1, 0, 0])
  const second = await publish('other-levels', ({ settings }) => ({
    settings: {
      ...settings,
      levels: [
        { id: 'guest', name: { uk: 'Гість', ru: 'Гость', en: 'Guest' }, from_points: 0 },
        { id: 'gold', name: { uk: 'Золото', ru: 'Золото', en: 'Gold' }, from_points: 55, medals: [{ id: 2, count: 1 }] },
        { id: 'bronze', name: { uk: 'Бронза', ru: 'Бронза', en: 'Bronze' }, from_points: 65, medals: [{ id: 1, count: 1 }] },
      ],
      medals_for_points: [{ id: 3, every_points: 30 }],
    },
  }))
  expect(second.faults).toEqual([])
  expect(await status(own)).toMatchObject({ current: { totalCp: 60, level: { id: 'gold' } }, next: { level: { id: 'bronze' }, cp: 65 } })
  await earn(own, 5)
  expect([await medals(own), told(own).at(-1)]).toMatchObject([[1, 1, 0], { totalCp: 65, reached: { id: 'gold' } }])
  // 60 were counted under the document before; the next multiple of 30 is 90.
  await earn(own, 25)
  expect(await medals(own)).toEqual([1, 1, 1])
})
