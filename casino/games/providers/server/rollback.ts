import { settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { House } from '#kernel/house.ts'
import { refuse, type rollbackForProvider } from '../contract.ts'
import { stakeReference } from './debit.ts'
import { once } from './once.ts'
import {
  addToRound,
  endRound,
  readRollbackOf,
  readRound,
  readStanding,
  readTransaction,
  type RoundRow,
  type TransactionRow,
} from './round-store.ts'

type Asked = BodyOf<typeof rollbackForProvider>

/** Gives a stake back to the purses that it came out of; what it counted towards a bonus is taken back with it. */
const giveBack = async (tx: Tx, house: House, round: RoundRow, taken: TransactionRow): Promise<void> => {
  const stake = stakeReference(round, taken.ref)
  const settlements = taken.parts.map(({ purse, amount_minor }, index): Settlement => {
    const name = `${stake}:back:${purse}`
    const amount = BigInt(amount_minor)
    return {
      owner_id: round.player_id,
      purse,
      asset: round.currency,
      key: name,
      reference: name,
      game: round.slug,
      outcome: 'return',
      stake_minor: amount,
      amount_minor: amount,
      // One stake is void once, however many purses it came out of.
      ...(index === 0 && { void_reference: stake, is_final_void: true as const }),
    }
  })
  await settleMany(tx, house, settlements)
  const is_free = taken.parts.some(({ purse }) => purse.startsWith('free-spins:'))
  await addToRound(tx, round.id, { staked_minor: -taken.amount_minor, free_minor: is_free ? -taken.amount_minor : 0n })
}

/** Gives back all that is at stake in a round that was won nothing by, and ends it. The caller holds it. */
export const refundRound = async (tx: Tx, house: House, round: RoundRow): Promise<void> => {
  for (const taken of await readStanding(tx, round.id)) await giveBack(tx, house, round, taken)
  await endRound(tx, round.id, 'refunded', house.clock.now())
}

const decide = async (tx: Tx, house: House, provider: string, asked: Asked) => {
  const nothing = { round_id: null, amount_minor: 0n, outcome: 'never-taken' } as const
  const taken = await readTransaction(tx, provider, asked.debit)
  if (!taken) return nothing
  const round = await readRound(tx, provider, asked.round)
  if (taken.kind !== 'debit' || round?.id !== taken.round_id) return refuse('provider-round-other', {}, 409)
  if (round.state === 'closed') return refuse('provider-round-over', {}, 409)
  // The house gave it back already, when nobody told how the round ended.
  if (round.state === 'refunded') return { round_id: round.id, amount_minor: 0n, outcome: 'returned' } as const
  if (round.won_minor > 0n) return refuse('provider-round-paid', {}, 409)
  await giveBack(tx, house, round, taken)
  // Nothing is left at stake: the round never was one.
  if (round.staked_minor === taken.amount_minor) await endRound(tx, round.id, 'refunded', house.clock.now())
  return { round_id: round.id, amount_minor: taken.amount_minor, outcome: 'returned' } as const
}

/**
 * Takes a debit back, once. A debit that never came is kept from ever being taken: rollbacks overtake what they take back. Never refused for
 * the player's sake; a round that was paid or is over keeps its stakes.
 */
export const rollback = (house: House, provider: string, asked: Asked) =>
  once(house, { provider, kind: 'rollback', request: asked, about: asked.debit }, async (tx) => {
    // The debit was taken back by another name before: the same has been done, and a second row would say that it was done twice.
    if (await readRollbackOf(tx, provider, asked.debit)) return refuse('provider-transaction-reused', {}, 409)
    const { outcome, ...moved } = await decide(tx, house, provider, asked)
    return { ...moved, parts: [], debit_ref: asked.debit, answer: { transaction: asked.transaction, outcome } }
  })
