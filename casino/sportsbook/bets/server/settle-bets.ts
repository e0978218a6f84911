import { balanceOf, houseAccount, post, purseOf, settleMany, type Settlement } from '#casino/money/wallet/server/api.ts'
import { bestOdds_thousandths, isDecided, payout } from '#engines/sport/bets/bet.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BetSettled } from '../events.ts'
import { asBet, lockDue, writeResults, type BetResult, type BetRow } from './bet-store.ts'
import { sport, stakeReference } from './placed-bet.ts'

/** Legs of so many bets are settled in one transaction: large enough to be quick, small enough to hold nobody up. */
const chunk = 1_000

/** What the bet has to bring by what is known; null while an open leg can still change it. */
const dueOf = (bet: BetRow): bigint | null => {
  const maths = asBet(bet)
  if (!isDecided(maths)) return null
  // A lost leg may have decided it while others are open: what these become changes nothing.
  return payout({ ...maths, legs: maths.legs.map((leg) => ({ ...leg, settlement: leg.settlement ?? { kind: 'lost' } })) })
}

const isWholeVoid = ({ legs }: BetRow): boolean => legs.every(({ settlement }) => settlement?.kind === 'void')

const resultOf = (bet: BetRow, due_minor: bigint): 'won' | 'lost' | 'returned' => {
  if (due_minor === 0n) return 'lost'
  return due_minor > bet.stake_minor ? 'won' : 'returned'
}

const movementKey = ({ id, movements }: BetRow): string => `bet:${id}:settlement:${movements + 1}`

const settlementOf = (bet: BetRow, amount_minor: bigint): Settlement => ({
  owner_id: bet.player_id,
  purse: 'main',
  asset: bet.currency,
  key: movementKey(bet),
  reference: movementKey(bet),
  game: sport,
  outcome: isWholeVoid(bet) && bet.movements === 0 ? 'return' : 'win',
  stake_minor: bet.stake_minor,
  amount_minor,
  ...(isWholeVoid(bet) && bet.movements === 0 && bet.stake_minor === bet.placed_minor && { void_reference: stakeReference(bet.id) }),
})

const isShort = (error: unknown): boolean => error instanceof Refusal && error.code === 'insufficient-funds'

/** Takes back what a corrected result paid too much, as far as it is there: nobody's purse goes below zero. Gives what was taken. */
const takeBack = async (tx: Tx, house: House, bet: BetRow, wanted_minor: bigint): Promise<bigint> => {
  const purse = purseOf(bet.player_id, 'main', bet.currency)
  const there = await balanceOf(tx, purse)
  const amount_minor = there < wanted_minor ? there : wanted_minor
  if (amount_minor === 0n) return 0n
  const postings = [{ from: purse, to: houseAccount('games', bet.currency), amount_minor }]
  try {
    await post(tx, house, { key: movementKey(bet), reason: 'reversal', reference: movementKey(bet), postings })
    return amount_minor
  } catch (error) {
    // The player staked it at this very moment: there is less now.
    if (isShort(error)) return takeBack(tx, house, bet, wanted_minor)
    throw error
  }
}

interface Looked {
  readonly bet: BetRow
  readonly result: BetResult
  readonly pays_minor: bigint
}

/** What becomes of a bet. Of one whose result was taken back nothing moves until there is another. */
const look = (bet: BetRow, due_minor: bigint | null, at: Date): Looked => {
  const { id, paid_minor, movements } = bet
  const kept = { id, paid_minor, owed_minor: bet.owed_minor, movements }
  if (due_minor === null) return { bet, pays_minor: 0n, result: { ...kept, state: 'accepted', settled_at: null } }
  const pays_minor = due_minor - paid_minor
  const settled = { state: 'settled', settled_at: bet.settled_at ?? at } as const
  return {
    bet,
    pays_minor,
    result: { id, ...settled, paid_minor: due_minor, owed_minor: 0n, movements: pays_minor === 0n ? movements : movements + 1 },
  }
}

const corrected = async (tx: Tx, house: House, { bet, result, pays_minor }: Looked): Promise<BetResult> => {
  if (pays_minor >= 0n) return result
  const owed_minor = -pays_minor - (await takeBack(tx, house, bet, -pays_minor))
  return { ...result, paid_minor: result.paid_minor + owed_minor, owed_minor }
}

const factOf = ({ bet, result }: Looked, due_minor: bigint) =>
  BetSettled(
    {
      bet_id: Number(bet.id),
      bet_type: bet.bet_type,
      currency: bet.currency,
      stake_minor: toWire(bet.stake_minor),
      paid_minor: toWire(due_minor),
      odds_thousandths: toWire(bestOdds_thousandths(asBet(bet))),
      result: resultOf(bet, due_minor),
      correction: bet.settled_at === null ? 0 : result.movements,
    },
    bet.player_id,
  )

const settleSome = (house: House): Promise<number> =>
  inTransaction(house.db, async (tx) => {
    const bets = await lockDue(tx, chunk)
    if (bets.length === 0) return 0
    const at = house.clock.now()
    const looked = bets.map((bet) => look(bet, dueOf(bet), at))
    await settleMany(
      tx,
      house,
      looked.filter(({ pays_minor }) => pays_minor > 0n).map(({ bet, pays_minor }) => settlementOf(bet, pays_minor)),
    )
    const results: BetResult[] = []
    for (const one of looked) results.push(await corrected(tx, house, one))
    await writeResults(tx, results)
    const told = looked.flatMap((one) => {
      const due_minor = dueOf(one.bet)
      return due_minor === null || (one.bet.settled_at !== null && one.pays_minor === 0n) ? [] : [factOf(one, due_minor)]
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
