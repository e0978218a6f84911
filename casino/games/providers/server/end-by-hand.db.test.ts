import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { first_asked_after_ms, refunded_after_ms } from '../rules.ts'
import { callDoor, openSession, studioHouse, type StudioHouse } from '../testing/studio-house.ts'
import { askAfterRounds } from './ask-after-rounds.ts'
import { commands } from './operator-commands.ts'

const funds = 10_000
let t: TestHouse
let made: StudioHouse
let player: FundedPlayer
let round: string
let names = 0

beforeAll(async () => {
  made = await studioHouse()
  ;({ t } = made)
})
afterAll(async () => {
  await made.close()
  await closeBalanced(t)
})
/** A round whose studio says, day after day, that it brought more than its game may bring. */
beforeEach(async () => {
  player = await fundedPlayer(t, BigInt(funds))
  const session = await openSession(t, player.visitor)
  names += 1
  round = `h${names}`
  await callDoor(t, 'debit', { session, transaction: `${round}-d`, round, amount: 100, currency: 'UAH' })
  made.told.set(round, { round, state: 'closed', credits: [{ transaction: `${round}-c`, amount: 5_000 }] })
})

const stands = async () => [
  (await callDoor(t, 'round', { round })).data['state'],
  Number(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))),
]
const operate = (actor: string, ...words: string[]) =>
  readCommand(commands, ['studios', ...words, '--actor', actor, '--reason', `${actor} compared it with the studio`])(t.house)
const endBy = (actor: string, won: string) => operate(actor, 'end', 'acme', round, won)
const askAfter = async (ms: number): Promise<void> => {
  t.clock.advance(ms)
  await askAfterRounds(t.house)
}
const facts = async () =>
  (
    await t.house.pool.query<{ stake: number; win: number }>(
      `select (data ->> 'stake_minor')::int as stake, (data ->> 'win_minor')::int as win from kernel.facts
        where kind = $1 and data -> 'command' ->> 'round' = $2`,
      [RoundSettled.kind, round],
    )
  ).rows
const audited = async () =>
  (
    await t.house.pool.query<{ actor: string; action: string }>(
      `select actor, action from kernel.audit where data ->> 'round' = $1 order by id`,
      [round],
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`)

test('a round that its studio claims too much for is open for as long as nobody ends it; two people end it by what it brought, which is paid once', async () => {
  await askAfter(refunded_after_ms)
  expect(await stands()).toEqual(['open', funds - 100])
  const shown = () => readCommand(commands, ['studios', 'round', 'acme', round])(t.house)
  expect(await shown()).toContain(`100 staked\t0 paid\t196 at most\tUAH\ndebit\t${round}-d\t100\nThe studio says\tclosed\t${round}-c 5000`)
  expect(await endBy('anna', '5000')).toContain('Nothing has moved yet')
  expect(await shown()).toContain('operator:anna asked for 5000')
  await expect(endBy('Anna', '5000')).rejects.toThrow('somebody else')
  expect(await stands()).toEqual(['open', funds - 100])
  expect(await endBy('ivan', '5000')).toContain('brought 5000 UAH')
  expect(await stands()).toEqual(['closed', funds + 4_900])
  expect([await facts(), await audited()]).toEqual([
    [{ stake: 100, win: 5_000 }],
    ['operator:anna games/providers.propose-ending', 'operator:ivan games/providers.round-ended'],
  ])
  // The studio comes with it after all, or says the same again: nothing more is paid.
  expect(await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 100, currency: 'UAH' })).toMatchObject({
    error: 'provider-round-over',
  })
  expect((await callDoor(t, 'close', { round, staked: 100, won: 5_000 })).status).toBe(200)
  await askAfter(first_asked_after_ms)
  await expect(endBy('olha', '5000')).rejects.toThrow('closed already')
  expect(await stands()).toEqual(['closed', funds + 4_900])
})

test('two people who say different things end nothing, and a proposal of more than seven days ago is none', async () => {
  t.clock.advance(first_asked_after_ms)
  await endBy('anna', '196')
  expect(await endBy('ivan', 'back')).toContain('Nothing has moved yet')
  t.clock.advance(7 * 86_400_000)
  expect(await endBy('ivan', '196')).toContain('Nothing has moved yet')
  expect(await stands()).toEqual(['open', funds - 100])
  await endBy('anna', '196')
  expect(await stands()).toEqual(['closed', funds + 96])
})

test('of what is paid already only the rest is paid, and its stakes do not go back; a round that brought nothing may be lost or given back', async () => {
  await callDoor(t, 'credit', { transaction: `${round}-part`, round, amount: 150, currency: 'UAH' })
  t.clock.advance(first_asked_after_ms)
  for (const less of ['back', '149']) await expect(endBy('anna', less)).rejects.toThrow('150 are paid already')
  await endBy('anna', '196')
  await endBy('ivan', '196')
  expect([await stands(), await facts()]).toEqual([['closed', funds + 96], [{ stake: 100, win: 196 }]])
})

test.each([
  ['0', ['closed', funds - 100], [{ stake: 100, win: 0 }]],
  ['back', ['refunded', funds], []],
])('a round that is ended by hand as "%s" stands so', async (won, state, told) => {
  t.clock.advance(first_asked_after_ms)
  await endBy('anna', won)
  await endBy('ivan', won)
  expect([await stands(), await facts()]).toEqual([state, told])
})

test('a round of these minutes, one that is not there and an amount that is none are not ended', async () => {
  await expect(endBy('anna', '196')).rejects.toThrow('asked first')
  await expect(operate('anna', 'end', 'acme', 'no-such', '1')).rejects.toThrow('There is no round "no-such" of "acme".')
  for (const won of ['1.50', '-1', 'all', '01']) expect(() => operate('anna', 'end', 'acme', round, won)).toThrow('minor units')
  expect(() => operate('anna', 'end', 'acme')).toThrow('Name the studio and its round.')
})
