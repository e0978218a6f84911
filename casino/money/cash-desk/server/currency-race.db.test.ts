import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { getWallets } from '#casino/money/exchange/contract.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateLimits } from '#casino/players/responsible-play/contract.ts'
import { currencies } from '#kernel/money/currency.ts'
import { makeDeposit } from '../contract.ts'
import { beginSlowly } from '../testing/slow-deposit.ts'
import { completeDeposit, beginDeposit, messageOf, postWebhook } from '../testing/sandbox.ts'
import { holdDepositControls, readDepositControls } from './deposit-controls.ts'
import { recordDeposit } from './make-deposit.ts'
import { openMethods } from './providers.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(() => t.close())

const choose = async ({ visitor }: RegisteredPlayer, currency_id: number) =>
  (await visitor.call(updateProfileEndpoint, { body: { currency_id } })).body

/** Records a deposit that is to bring a bonus, as the desk does once it has checked it. */
const withBonus = async ({ player_id }: RegisteredPlayer): Promise<unknown> => {
  const [offered] = await openMethods(t.house)
  if (!offered) throw new Error('the desk is closed')
  const asked = { method_id: offered.method.id, currency_id: currencies.UAH.id, amount: 12_300, bonus_id: 7 }
  const checked = { currency: 'UAH', amount_minor: 12_300n, offered } as const
  return recordDeposit({ house: t.house, language: 'uk', key: randomUUID(), body: asked }, player_id, checked)
}

test('A-046: while a deposit with a bonus is on its way the currency stays, and afterwards none begins in another one', async () => {
  const player = await registerPlayer(t)
  await withBonus(player)
  expect(await choose(player, 1)).toMatchObject({ success: false, error: 'currency-deposit-waits' })
  const other = await registerPlayer(t)
  expect((await choose(other, 1)).success).toBe(true)
  await expect(withBonus(other)).rejects.toMatchObject({ field_errors: { bonus_id: 'deposit-bonus-other-currency' } })
})

test('A-046, GN-003: a deposit without a bonus keeps nobody in a currency, and arrives in the wallet of its own', async () => {
  const player = await registerPlayer(t)
  const deposit = await beginDeposit(player.visitor, 12_300)
  expect((await choose(player, 1)).success).toBe(true)
  await postWebhook(t, messageOf(deposit, 12_300))
  const { wallets } = (await player.visitor.call(getWallets)).body.data
  expect(wallets.map(({ currency, amount }) => [currency, amount]).filter(([, amount]) => amount !== 0)).toEqual([['UAH', 12_300]])
})

test('RP-002, A-046: deposits in the former currency still count for the limit in the new one', async () => {
  const player = await registerPlayer(t)
  const limits = [{ type: 'deposit' as const, period: '24-hours' as const, amount: 84_000 }]
  await player.visitor.call(updateLimits, { body: { limits } })
  await completeDeposit(t, player.visitor, 42_000)
  // The money is gone; what was brought in counts gross.
  await sql`select money_wallet.post('test:lost', '\\x00', 'payout', null, null, ${JSON.stringify([
    {
      from_owner: String(player.player_id),
      from_purse: 'main',
      from_asset: 'UAH',
      to_owner: '0',
      to_purse: 'clearing:test',
      to_asset: 'UAH',
      amount: '42000',
    },
  ])}::jsonb, null, ${t.clock.now()})`.execute(t.house.db)
  expect((await choose(player, 1)).success).toBe(true)
  const deposit = async (amount: number) =>
    (await player.visitor.call(makeDeposit, { body: { method_id: 1, currency_id: 1, amount } })).body
  expect(await deposit(1_001)).toMatchObject({ success: false, error: 'deposit-limit-exceeded', room_minor: 1_000 })
  expect((await deposit(1_000)).success).toBe(true)
})

type Begin = (player: RegisteredPlayer) => Promise<unknown>

/** A deposit with a bonus begins while the currency changes. Is it in a currency that the player has left? */
const isStranded = async (begin: Begin): Promise<boolean> => {
  const player = await registerPlayer(t)
  await Promise.all([begin(player).catch(() => undefined), choose(player, 1)])
  const { rows } = await sql<{ currency: string }>`
    select currency from money_cash_desk.payments where player_id = ${player.player_id}`.execute(t.house.db)
  const currency = (await playerById(t.house.db, player.player_id))?.currency
  return rows.some((payment) => payment.currency !== currency)
}

test('races: of a deposit with a bonus and a change of currency at once one is refused', async () => {
  for (let round = 0; round < rounds; round++) expect(await isStranded(withBonus)).toBe(false)
})

test('races: however slow the deposit is, the lock of the deposit controls keeps the change waiting', async () => {
  for (let round = 0; round < rounds; round++)
    expect(await isStranded(({ player_id }) => beginSlowly(t, player_id, holdDepositControls))).toBe(false)
})

test('mutant: without that lock the deposit is stranded within 20 rounds', async () => {
  let is_stranded = false
  for (let round = 0; round < 20 && !is_stranded; round++)
    is_stranded = await isStranded(({ player_id }) => beginSlowly(t, player_id, readDepositControls))
  expect(is_stranded).toBe(true)
})
