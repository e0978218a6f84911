import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { grant } from '#casino/bonuses/prizes/server/api.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getWinners } from '#casino/contests/races/contract.ts'
import {
  activeRace,
  beginRace,
  closeBalanced,
  createRaceHouse,
  playerWithMultiple,
  toldOf,
} from '#casino/contests/races/testing/race-house.ts'
import { boardById, type BoardRow } from './board-store.ts'
import { closeBoard, closingSteps as real, type ClosingSteps } from './close-board.ts'
import { boardFund } from './create-board.ts'

let t: TestHouse
let winner: FundedPlayer
let race_id: number
const first_prize = 200_000n

beforeAll(async () => {
  t = await createRaceHouse({ pool_size: 20 })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  await beginRace(t)
  winner = await playerWithMultiple(t, 5)
  await t.drain()
  race_id = (await activeRace(t.visitor())).id
})

const fundOf = async () => boardFund((await boardById(t.house.db, race_id)) ?? { name: '' }, 'UAH')
const main = () => balanceOf(t.house.db, purseOf(winner.id, 'main', 'UAH'))

/** Closes the race 50 times at once and tells how many closings were done and how much was paid. */
const closeOften = async (steps: ClosingSteps): Promise<{ closings: number; paid: bigint; failed: number }> => {
  const before = await main()
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, race_id, steps))),
  )
  const closings = results.filter((result) => result.status === 'fulfilled' && result.value).length
  return { closings, paid: (await main()) - before, failed: results.filter(({ status }) => status === 'rejected').length }
}

/** What every closing must hold. A mutant has to break it. */
const holds = ({ closings, paid, failed }: Awaited<ReturnType<typeof closeOften>>): boolean =>
  closings === 1 && paid === first_prize && failed === 0

test('RA-005a, reliability 4: 50 closings at once are one closing, and each prize is paid once', async () => {
  expect(await closeOften(real)).toEqual({ closings: 1, paid: first_prize, failed: 0 })
  expect(await balanceOf(t.house.db, await fundOf())).toBe(0n)
})

const claimWithoutLock: ClosingSteps['claim'] = async (tx, id) => {
  const race = await boardById(tx, id)
  return race?.paid_at ? undefined : race
}

test('mutant: without the lock the test above fails, and still nobody is paid twice: the key of the prize holds', async () => {
  const outcome = await closeOften({ ...real, claim: claimWithoutLock })
  expect(holds(outcome)).toBe(false)
  expect(outcome.paid).toBe(first_prize)
})

test('mutant: with a new key each time and no lock, the fund and the final places still stop a second payment', async () => {
  const outcome = await closeOften({ ...real, claim: claimWithoutLock, keyOf: () => randomUUID() })
  expect(holds(outcome)).toBe(false)
  expect(outcome.paid).toBe(first_prize)
  expect(outcome.failed).toBeGreaterThan(0)
})

test('RA-005a, reliability 12: who excludes themselves between the end and the closing gets no place; the next one moves up', async () => {
  const next = await playerWithMultiple(t, 3)
  await t.drain()
  await winner.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  const purses = () => Promise.all([winner, next].map(({ id }) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))))
  const before = await purses()
  expect(await inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, race_id, real))).toBe(true)
  expect((await purses()).map((purse, index) => purse - (before[index] ?? 0n))).toEqual([0n, first_prize])
  expect(await balanceOf(t.house.db, await fundOf())).toBe(0n)
  const { body } = await t.visitor().call(getWinners, { params: { id: race_id } })
  expect(body.data).toMatchObject([{ place: 1, profile: { login: expect.stringContaining(next.login.slice(0, 1)) }, points: 300 }])
  await t.drain()
  expect(toldOf(t, 'playerWin').map(({ channel }) => channel)).toEqual([`player:#${next.id}`])
})

// The last of this house: its race stays open.
test('RA-005a: a closing of which one prize is not granted leaves nothing behind, and the race open for the next try', async () => {
  const from = await fundOf()
  const title = { key: 'races.place-prize', values: {} }
  const prize = {
    key: real.keyOf((await boardById(t.house.db, race_id)) as BoardRow, 1),
    player_id: winner.id,
    content: { currency: 'UAH', amount_minor: Number(first_prize) },
    from,
    source: 'contests/races',
    title,
  }
  await inTransaction(t.house.db, (tx) => grant(tx, t.house, { ...prize, kind: 'money' }))
  await expect(inTransaction(t.house.db, (tx) => closeBoard(tx, t.house, race_id, real))).rejects.toThrow('not granted')
  expect((await boardById(t.house.db, race_id))?.closed_at).toBeNull()
})
