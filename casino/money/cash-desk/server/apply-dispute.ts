import { decideRestriction, holdPlayer } from '#casino/players/responsible-play/server/api.ts'
import {
  boxHoldPurse,
  clearingAccount,
  holdControls,
  houseAccount,
  money_box_purse,
  post,
  type Posting,
  pursesOf,
  purseOf,
} from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { DepositDisputed } from '../events.ts'
import type { Applied } from '../extensions.ts'
import { type Dispute, holdDispute, writeDispute } from './dispute-store.ts'
import type { DisputeMessage } from './provider.ts'
import { paymentOfProvider, type Payment } from './store.ts'

/** The player's own money, in the order in which it is deducted: balance, then money box. */
const ownPurses = async (tx: Tx, player_id: bigint, currency: string) => {
  const order = [/^main$/, new RegExp(`^${money_box_purse}$`), new RegExp(`^${boxHoldPurse('')}`)]
  const purses = (await pursesOf(tx, player_id)).filter(({ asset }) => asset === currency)
  return order.flatMap((named) => purses.filter(({ purse }) => named.test(purse)))
}

/**
 * The bank took the money back: it is deducted from the balance and the money box, and the rest is a debt to the house, which
 * blocks play. No account becomes negative. Money reserved for a withdrawal is left for a person to decide.
 */
const takeBack = async (tx: Tx, house: House, payment: Payment, amount_minor: bigint): Promise<Pick<Dispute, 'taken' | 'owed'>> => {
  const { currency, player_id, provider, id } = payment
  const clearing = clearingAccount(provider, currency)
  // Before the purses, as a round does: what is read here is not staked meanwhile, and the restriction waits for no round that waits for the balance.
  await holdPlayer(tx, player_id)
  await holdControls(tx, [player_id])
  let owed = amount_minor
  const postings: Posting[] = []
  for (const { purse, balance_minor } of await ownPurses(tx, player_id, currency)) {
    const part = balance_minor < owed ? balance_minor : owed
    if (part > 0n) postings.push({ from: purseOf(player_id, purse, currency), to: clearing, amount_minor: part })
    owed -= part
  }
  const taken = amount_minor - owed
  if (owed > 0n) postings.push({ from: houseAccount('receivables', currency), to: clearing, amount_minor: owed })
  await post(tx, house, { key: `chargeback:${id}`, reason: 'chargeback', reference: `deposit:${id}`, postings })
  if (owed > 0n) await decideRestriction(tx, house, { player_id, kind: 'undesirable', is_set: true })
  return { taken, owed }
}

const move = async (tx: Tx, house: House, payment: Payment, { state, amount_minor }: DisputeMessage): Promise<Applied> => {
  const at = house.clock.now()
  const { dispute, is_new } = await holdDispute(tx, payment, amount_minor, at)
  if (dispute.state === state) return is_new ? 'moved' : 'nothing-new'
  // An outdated message, or one that contradicts the decision.
  if (dispute.state !== 'opened') return state === 'opened' ? 'nothing-new' : 'contradicts'
  await writeDispute(
    tx,
    payment.id,
    state,
    state === 'lost' ? await takeBack(tx, house, payment, amount_minor) : { taken: 0n, owed: 0n },
    at,
  )
  return 'moved'
}

/**
 * Applies an authentic message about a dispute, once, in any order of messages. Only completed deposits can be disputed, up to the
 * credited amount.
 */
export const applyDispute = async (house: House, provider: string, message: DisputeMessage): Promise<Applied> => {
  const outcome = await inTransaction(house.db, async (tx): Promise<Applied> => {
    const payment = await paymentOfProvider(tx, provider, message.payment_id)
    if (!payment || payment.state !== 'completed' || payment.provider_payment !== message.provider_payment) return 'payment-unknown'
    const { amount_minor, currency, state } = message
    if (currency !== payment.currency || amount_minor <= 0n || amount_minor > (payment.received ?? payment.amount)) return 'amount-differs'
    const applied = await move(tx, house, payment, message)
    if (applied === 'moved') {
      const told = { payment_id: String(payment.id), amount_minor: toWire(amount_minor), currency, state }
      await announce(tx, house, [DepositDisputed(told, payment.player_id)])
    }
    return applied
  })
  if (outcome === 'moved') house.facts.wake()
  return outcome
}
