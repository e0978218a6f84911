import { balanceOf, houseAccount, post, purseOf, settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BetSettled } from '../events.ts'
import { dueOf, isFreeBet, isWholeVoid, oddsOf, type Due } from './bet-maths.ts'
import { lockDue, writeResults, type BetResult, type BetRow } from './bet-store.ts'
import { sport, stakeReference } from './placed-bet.ts'

/** Legs of so many bets are settled in one transaction: large enough to be quick, small enough to hold nobody up. */
const chunk = 1_000

const creditKey = ({ id, movements }: BetRow): string => `bet:${id}:credit:${movements + 1}`
const movementKey = ({ id, movements }: BetRow): string => `bet:${id}:settlement:${movements + 1}`

/** Into cash; what a free bet wins is told without its stake, so none is taken off it again. */
const settlementOf = (bet: BetRow, amount_minor: bigint): Settlement => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: movementKey(bet),
  reference: movementKey(bet),
  game: sport,
  outcome: isWholeVoid(bet) && bet.movements === 0 ? 'return' : 'win',
  stake_minor: isFreeBet(bet) ? 0n : bet.stake_minor,
  amount_minor,
  ...(isWholeVoid(bet) && bet.movements === 0 && bet.stake_minor === bet.placed_minor && { void_reference: stakeReference(bet.id) }),
})

/** A free bet that was decided for nobody is there again. */
const creditOf = (bet: BetRow, amount_minor: bigint): Settlement => ({
  owner_id: bet.player_id,
  purse: bet.purse,
  asset: bet.currency,
  key: creditKey(bet),
  reference: creditKey(bet),
  game: sport,
  outcome: 'return',
  stake_minor: bet.stake_minor,
  amount_minor,
})

const isShort = (error: unknown): boolean => error instanceof Refusal && error.code === 'insufficient-funds'

interface TakenBack {
  readonly key: string
  readonly purse: string
  readonly wanted_minor: bigint
}

/** Takes back what a corrected result gave too much, as far as it is there: nobody's purse goes below zero. Gives what was taken. */
const takeBack = async (tx: Tx, house: House, bet: BetRow, taken: TakenBack): Promise<bigint> => {
  const { key, wanted_minor } = taken
  const purse = purseOf(bet.player_id, taken.purse, bet.currency)
  const there = await balanceOf(tx, purse)
  const amount_minor = there < wanted_minor ? there : wanted_minor
  if (amount_minor === 0n) return 0n
  const to = houseAccount(taken.purse === 'main' ? 'games' : 'games-free-bet', bet.currency)
  try {
    await post(tx, house, { key, reason: 'reversal', reference: key, postings: [{ from: purse, to, amount_minor }] })
    return amount_minor
  } catch (error) {
    // The player staked it at this very moment: there is less now.
    if (isShort(error)) return takeBack(tx, house, bet, taken)
    throw error
  }
}

interface Looked {
  readonly bet: BetRow
  readonly due: Due | null
  readonly result: BetResult
  readonly pays_minor: bigint
  /** What goes back into the purse of a free bet, or out of it again. */
  readonly credits_minor: bigint
}

/** What becomes of a bet. Of one whose result was taken back nothing moves until there is another. */
const look = (bet: BetRow, at: Date): Looked => {
  const due = dueOf(bet)
  const { id, paid_minor, credit_minor, movements } = bet
  const kept = { id, paid_minor, owed_minor: bet.owed_minor, credit_minor, movements }
  if (due === null) return { bet, due, pays_minor: 0n, credits_minor: 0n, result: { ...kept, state: 'accepted', settled_at: null } }
  const [pays_minor, credits_minor] = [due.cash_minor - paid_minor, due.credit_minor - credit_minor]
  const moved = pays_minor === 0n && credits_minor === 0n ? movements : movements + 1
  const settled = { state: 'settled', settled_at: bet.settled_at ?? at, movements: moved } as const
  const { cash_minor } = due
  return {
    bet,
    due,
    pays_minor,
    credits_minor,
    result: { id, ...settled, paid_minor: cash_minor, owed_minor: 0n, credit_minor: due.credit_minor },
  }
}

/** What a correction takes back. Credit that was staked again meanwhile is let go: it was never the player's money. */
const corrected = async (tx: Tx, house: House, { bet, result, pays_minor, credits_minor }: Looked): Promise<BetResult> => {
  if (credits_minor < 0n) await takeBack(tx, house, bet, { key: creditKey(bet), purse: bet.purse, wanted_minor: -credits_minor })
  if (pays_minor >= 0n) return result
  const owed_minor = -pays_minor - (await takeBack(tx, house, bet, { key: movementKey(bet), purse: 'main', wanted_minor: -pays_minor }))
  return { ...result, paid_minor: result.paid_minor + owed_minor, owed_minor }
}

const factOf = ({ bet, result }: Looked, { cash_minor, result: how }: Due) =>
  BetSettled(
    {
      bet_id: Number(bet.id),
      bet_type: bet.bet_type,
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      paid_minor: toWire(cash_minor),
      odds_thousandths: toWire(oddsOf(bet)),
      result: how,
      correction: bet.settled_at === null ? 0 : result.movements,
      ...(isFreeBet(bet) && { credit_purse: bet.purse }),
    },
    bet.player_id,
  )

const settleSome = (house: House): Promise<number> =>
  inTransaction(house.db, async (tx) => {
    const bets = await lockDue(tx, chunk)
    if (bets.length === 0) return 0
    const at = house.clock.now()
    const looked = bets.map((bet) => look(bet, at))
    await settleMany(
      tx,
      house,
      looked.flatMap(({ bet, pays_minor, credits_minor }) => [
        ...(pays_minor > 0n ? [settlementOf(bet, pays_minor)] : []),
        ...(credits_minor > 0n ? [creditOf(bet, credits_minor)] : []),
      ]),
    )
    const results: BetResult[] = []
    for (const one of looked) results.push(await corrected(tx, house, one))
    await writeResults(tx, results)
    const told = looked.flatMap((one) => {
      const { bet, due, pays_minor, credits_minor } = one
      return due === null || (bet.settled_at !== null && pays_minor === 0n && credits_minor === 0n) ? [] : [factOf(one, due)]
    })
    await announce(tx, house, told)
    return bets.length
  })

/**
 * Settles every bet that is due, in chunks of a transaction each, so that a process that dies goes on where it was: exactly once, as a bet is
 * due until its result and its money are there. A corrected result pays or takes back the difference alone. Source: design of the
 * sportsbook, settlement.
 */
export const settleBets = async (house: House): Promise<void> => {
  let settled = 0
  do {
    settled = await settleSome(house)
    if (settled > 0) house.facts.wake()
  } while (settled === chunk)
}
