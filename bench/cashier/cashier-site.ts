import { createInterface } from 'node:readline'
import { applyMessage } from '#casino/money/cash-desk/server/apply-message.ts'
import { slice as cashDesk } from '#casino/money/cash-desk/server/index.ts'
import { recordDeposit } from '#casino/money/cash-desk/server/make-deposit.ts'
import { offeredMethods } from '#casino/money/cash-desk/server/providers.ts'
import { offer } from '#casino/money/exchange/server/ask-quote.ts'
import { convert } from '#casino/money/exchange/server/convert.ts'
import { readRates } from '#casino/money/exchange/server/read-rates.ts'
import { slice as exchange } from '#casino/money/exchange/server/index.ts'
import { putAside } from '#casino/money/money-box/server/add-hold.ts'
import { collect } from '#casino/money/money-box/server/collect-hold.ts'
import { slice as moneyBox } from '#casino/money/money-box/server/index.ts'
import { holdByKey } from '#casino/money/money-box/server/store.ts'
import { takeOut } from '#casino/money/money-box/server/withdraw.ts'
import { applyPayoutMessage } from '#casino/money/payouts/server/apply-message.ts'
import { callBack } from '#casino/money/payouts/server/cancel-payout.ts'
import { slice as payouts } from '#casino/money/payouts/server/index.ts'
import { movePayout } from '#casino/money/payouts/server/move-payout.ts'
import { recordPayout } from '#casino/money/payouts/server/request-payout.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { ledgerHouse } from '../wallet/ledger-house.ts'
import { payout_iban, type CashCommand, type HouseName } from './cash-commands.ts'
import { fateOf, openDoor, recall, transfer, transferParts, transfersOnly, type Place } from './transfer-side.ts'

type Asked<Work extends (call: never) => unknown> = Parameters<Work>[0]

/** A house with the ledger and the cashier only, without the slices that read their contributions. */
export const cashierHouse = (app_url: string, place?: Place): House =>
  ledgerHouse(
    app_url,
    [
      ...[cashDesk, payouts, exchange, moneyBox].map((slice) => ({ ...slice, routes: [], contributes: [], start: async () => undefined })),
      ...(place ? [transfersOnly] : []),
    ],
    place && transferParts(place),
  )

const own = (house: House, { player, key }: CashCommand) => ({ house, player_id: BigInt(player), key, language: 'uk' as const })

/** Begun, and told by its provider: the webhook is what credits. */
const deposit = async (house: House, command: CashCommand & { readonly amount: number }): Promise<string> => {
  const [offered] = offeredMethods(house)
  if (!offered) throw new Error('the sandbox is not offered')
  const { amount } = command
  const body = { method_id: offered.method.id, currency_id: 2, amount }
  const checked = { offered, amount_minor: BigInt(amount), currency: 'UAH' } as Parameters<typeof recordDeposit>[2]
  const payment = await recordDeposit({ ...own(house, command), body }, BigInt(command.player), checked)
  await applyMessage(house, payment.provider, {
    about: 'payment',
    message_id: `paid-${payment.id}`,
    payment_id: payment.id,
    provider_payment: `kill-${payment.id}`,
    state: 'completed',
    reason: null,
    amount_minor: payment.amount,
    currency: payment.currency,
    instrument: null,
  })
  return `done ${payment.id}`
}

const askPayout = async (house: House, command: CashCommand & { readonly amount: number }): Promise<string> => {
  const body = { methodId: 2, amount: command.amount, requisites: { iban: payout_iban } }
  const { id } = await recordPayout({ ...own(house, command), body }, 'match', '')
  return `done ${id}`
}

/** Handed over to its provider, which says what became of it. */
const endPayout = async (
  house: House,
  { kind, payout, amount }: CashCommand & { readonly payout: number; readonly amount: number },
): Promise<string> => {
  const payout_id = BigInt(payout)
  await inTransaction(house.db, async (tx) => {
    await movePayout(tx, house, payout_id, 'approved')
    await movePayout(tx, house, payout_id, 'processing')
  })
  const state = kind === 'payout-paid' ? 'paid' : 'failed'
  const applied = await applyPayoutMessage(house, 'sandbox', {
    about: 'payout',
    message_id: `end-${payout}`,
    payout_id,
    provider_payout: `kill-${payout}`,
    state,
    reason: state === 'paid' ? null : 'declined',
    amount_minor: BigInt(amount),
    currency: 'UAH',
  })
  return applied === 'moved' || applied === 'nothing-new' ? 'done' : `refused ${applied}`
}

const play = async (house: House, command: CashCommand): Promise<string> => {
  const call = own(house, command)
  const { player_id } = call
  switch (command.kind) {
    case 'deposit':
      return deposit(house, command)
    case 'payout':
      return askPayout(house, command)
    case 'payout-paid':
    case 'payout-failed':
      return endPayout(house, command)
    case 'payout-cancelled':
      await callBack(house, player_id, BigInt(command.payout))
      return 'done'
    case 'offer': {
      const { data } = await offer({ ...call, body: { from: 'UAH', to: 'USD', amount: command.amount } } as Asked<typeof offer>)
      return `done ${data.id} ${data.gives} ${data.gets}`
    }
    case 'convert':
      await convert({ ...call, body: { quoteId: String(command.quote) } } as Asked<typeof convert>)
      return 'done'
    case 'put-aside': {
      const holdTill = new Date(Date.now() + 30 * 86_400_000).toISOString()
      await putAside({ ...call, body: { amount: command.amount, holdTill } } as Asked<typeof putAside>)
      return `done ${(await holdByKey(house.db, player_id, command.key))?.id}`
    }
    case 'collect':
      await collect({ ...call, body: { transactionId: String(command.item) } } as Asked<typeof collect>)
      return 'done'
    case 'take-out':
      await takeOut({ ...call, body: { amount: command.amount } } as Asked<typeof takeOut>)
      return 'done'
    case 'transfer':
      return transfer(call, command.amount)
    case 'recall':
      return recall(house, player_id)
    case 'fate':
      return fateOf(house, BigInt(command.transfer))
  }
}

/** A site process that may be killed at any moment: executes commands and acknowledges them once committed. */
const serve = async (app_url: string, place: Place): Promise<void> => {
  const house = cashierHouse(app_url, place)
  // While the database is down the start fails; the parent process then starts it again.
  await readRates(house)
  await openDoor(house, place)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, ...command } = JSON.parse(line) as CashCommand & { readonly id: number }
    const answer = (outcome: string): boolean => process.stdout.write(`${JSON.stringify({ id, outcome })}\n`)
    play(house, command as CashCommand).then(answer, (error: { name: string; code?: string }) =>
      answer(error.name === 'Refusal' ? `refused ${error.code}` : 'unknown'),
    )
  }
}

if (import.meta.main) {
  const [app_url = '', name, port, other_port] = process.argv.slice(2)
  await serve(app_url, { name: name as HouseName, port: Number(port), other_port: Number(other_port) })
}
