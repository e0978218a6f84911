import { holdControls, purseOf, settleMany, takeBack, type Settlement } from '#casino/money/wallet/server/api.ts'
import { toldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { BetSettled } from '../events.ts'
import { dueOf, isFreeBet, isWholeVoid, oddsOf, type Due } from './bet-maths.ts'
import { openAmong, readStanding, shares, takeDue, waitForTurn, writeResults, type BetResult, type DueBet } from './due-store.ts'
import { changeBooks, type LiableBet } from './liability-store.ts'
import { sport, stakeReference } from './placed-bet.ts'

const creditKey = ({ id, movements }: DueBet): string => `bet:${id}:credit:${movements + 1}`
const movementKey = ({ id, movements }: DueBet): string => `bet:${id}:settlement:${movements + 1}`

/** The amount credited as cash; of a free bet it already excludes the stake, so that the ledger does not deduct it again. */
const settlementOf = (bet: DueBet, amount_minor: bigint): Settlement => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: movementKey(bet),
  game: sport,
  outcome: isWholeVoid(bet) && bet.movements === 0 ? 'return' : 'win',
  stake_minor: isFreeBet(bet) ? 0n : bet.stake_minor,
  amount_minor,
  ...(isWholeVoid(bet) && bet.movements === 0 && bet.stake_minor === bet.placed_minor && { void_reference: stakeReference(bet.id) }),
})

/** The free bet is returned because all its legs were void or pushed. */
const creditOf = (bet: DueBet, amount_minor: bigint): Settlement => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: creditKey(bet),
  game: sport,
  outcome: 'return',
  stake_minor: bet.stake_minor,
  amount_minor,
})

interface Looked {
  readonly bet: DueBet
  readonly due: Due | null
  readonly result: BetResult
  readonly pays_minor: bigint
  /** The amount to return to the purse of a free bet, or to take from it. */
  readonly credits_minor: bigint
}

/** Computes the result of a bet. When a settlement was rolled back, no money moves until there is a new result. */
const look = (bet: DueBet): Looked => {
  const due = dueOf(bet)
  const { id, version, paid_minor, credit_minor, movements } = bet
  if (due === null) {
    const { owed_minor, is_only_returned } = bet
    const kept = { id, version, paid_minor, owed_minor, credit_minor, movements, is_only_returned }
    return { bet, due, pays_minor: 0n, credits_minor: 0n, result: { ...kept, state: 'accepted' } }
  }
  const [pays_minor, credits_minor] = [due.cash_minor - paid_minor, due.credit_minor - credit_minor]
  const moved = pays_minor === 0n && credits_minor === 0n ? movements : movements + 1
  const is_only_returned = due.result === 'returned' && (bet.settled_at === null || bet.is_only_returned)
  const paid = { paid_minor: due.cash_minor, owed_minor: 0n, credit_minor: due.credit_minor }
  return { bet, due, pays_minor, credits_minor, result: { id, version, state: 'settled', movements: moved, ...paid, is_only_returned } }
}

interface Collected {
  readonly key: string
  readonly purse: string
  readonly wanted_minor: bigint
}

const collect = (tx: Tx, house: House, { player_id, currency }: DueBet, { key, purse, wanted_minor }: Collected): Promise<bigint> =>
  takeBack(tx, house, { key, from: purseOf(player_id, purse, currency), wanted_minor })

/**
 * Collects a correction. What of it is not there any more stays in the bet as paid: cash as owed, and a free bet that was given back and
 * staked again as given, so that it is not given once more where its bet is for nobody again.
 */
const corrected = async (tx: Tx, house: House, { bet, result, pays_minor, credits_minor }: Looked): Promise<BetResult> => {
  const uncollected_minor =
    credits_minor < 0n
      ? -credits_minor - (await collect(tx, house, bet, { key: creditKey(bet), purse: bet.purse, wanted_minor: -credits_minor }))
      : 0n
  const credited = { ...result, credit_minor: result.credit_minor + uncollected_minor }
  if (pays_minor >= 0n) return credited
  const owed_minor = -pays_minor - (await collect(tx, house, bet, { key: movementKey(bet), purse: 'main', wanted_minor: -pays_minor }))
  return { ...credited, paid_minor: result.paid_minor + owed_minor, owed_minor }
}

const factOf = ({ bet }: Looked, result: BetResult, { cash_minor, result: how }: Due) => {
  const taken_back_minor = bet.paid_minor - result.paid_minor
  return BetSettled(
    {
      bet_id: Number(bet.id),
      bet_type: bet.bet_type,
      placed_at: bet.placed_at.toISOString(),
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      paid_minor: toWire(cash_minor),
      odds_thousandths: toldOdds_thousandths(oddsOf(bet)),
      result: how,
      correction: bet.settled_at === null ? 0 : result.movements,
      ...(taken_back_minor > 0n && { taken_back_minor: toWire(taken_back_minor) }),
      ...(bet.is_only_returned && { is_after_return: true }),
      ...(isFreeBet(bet) && { credit_purse: bet.purse }),
    },
    bet.player_id,
  )
}

const pay = (tx: Tx, house: House, looked: readonly Looked[]): Promise<unknown> =>
  settleMany(
    tx,
    house,
    looked.flatMap(({ bet, pays_minor, credits_minor }) => [
      ...(pays_minor > 0n ? [settlementOf(bet, pays_minor)] : []),
      ...(credits_minor > 0n ? [creditOf(bet, credits_minor)] : []),
    ]),
  )

/**
 * Keeps the books of open markets those of open bets: a bet that is settled by other legs leaves them, one that is open again comes back.
 * Which legs are open is read here, where the turn is held and no market opens again: one that has since the bets were read had its book
 * written from the bets that were open until now.
 */
const moveBooks = async (tx: Tx, looked: readonly Looked[]): Promise<void> => {
  const moved = looked.filter(({ bet, result }) => bet.state !== result.state)
  if (moved.length === 0) return
  const isOpen = await openAmong(
    tx,
    moved.flatMap(({ bet }) => bet.legs),
  )
  const nowIn = (state: BetResult['state']): LiableBet[] =>
    moved
      .filter(({ result }) => result.state === state)
      .map(({ bet: { currency, stake_minor, legs } }) => ({ currency, stake_minor, legs: legs.filter(isOpen) }))
  await changeBooks(tx, { leave: nowIn('settled'), join: nowIn('accepted') })
}

/** A bet of the chunk was cashed out, or settled by another process, after it had been read. */
class BetMoved extends Error {}

const takesBack = ({ pays_minor, credits_minor }: Looked): boolean => pays_minor < 0n || credits_minor < 0n

/**
 * The bets of a chunk with their results, as they stand, or `by_itself` under their locks. Those locks come after the turn: a chunk that waits for
 * one of these bets may have the turn.
 */
const readChunk = async (tx: Tx, ids: string, by_itself: boolean): Promise<{ looked: readonly Looked[]; by_itself: boolean }> => {
  if (!by_itself) {
    const looked = (await readStanding(tx, ids, { is_locked: false })).map(look)
    if (!looked.some(takesBack)) {
      await waitForTurn(tx, false)
      return { looked, by_itself }
    }
  }
  await waitForTurn(tx, true)
  return { looked: (await readStanding(tx, ids, { is_locked: true })).map(look), by_itself: true }
}

/** Settles the next bets of a share of the players; false if none is due. `alone`: beside no other chunk, as where one takes money back. */
const settleSome = (house: House, share: number, alone: boolean): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const ids = await takeDue(tx, share)
    if (ids === null) return false
    const { looked, by_itself } = await readChunk(tx, ids, alone)
    if (looked.length === 0) return true
    // What is taken back may come from what is paid here, so money moves before the results are written then. Otherwise the purses are locked
    // last, since the rounds and bets of their players wait for them.
    if (by_itself) {
      const players = looked.map(({ bet }) => bet.player_id)
      await holdControls(tx, [...new Set(players)])
      await pay(tx, house, looked)
    }
    const results: BetResult[] = []
    for (const one of looked) results.push(await corrected(tx, house, one))
    if (!(await writeResults(tx, results, house.clock.now()))) throw new BetMoved()
    const told = looked.flatMap((one, index) => {
      const { bet, due, pays_minor, credits_minor } = one
      return due === null || (bet.settled_at !== null && pays_minor === 0n && credits_minor === 0n)
        ? []
        : [factOf(one, results[index] ?? one.result, due)]
    })
    await announce(tx, house, told)
    if (!by_itself) await pay(tx, house, looked)
    await moveBooks(tx, looked)
    return true
  })

/** A lock is written to each row, so bets are read without: their results hold if nobody moved one meanwhile, else they are settled anew, with locks and alone. */
const settleNext = (house: House, share: number): Promise<boolean> =>
  settleSome(house, share, false).catch((error: unknown) => {
    if (error instanceof BetMoved) return settleSome(house, share, true)
    throw error
  })

const settleShare = async (house: House, share: number): Promise<void> => {
  while (await settleNext(house, share)) house.facts.wake()
}

/**
 * Settles every due bet, in chunks of one transaction each, so that another process can continue after a crash. Each bet is settled
 * exactly once: it stays due until its result and its money are committed together. A corrected result credits or debits only the
 * difference. Source: design of the sportsbook, settlement.
 */
export const settleBets = async (house: House): Promise<void> => {
  // Beside each other: PostgreSQL works on some chunks while this process computes another.
  await Promise.all(Array.from({ length: shares }, (_, share) => settleShare(house, share)))
}
