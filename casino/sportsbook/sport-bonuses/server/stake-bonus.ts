import { balanceOf, freeBetPurse, purseOf } from '#casino/money/wallet/server/api.ts'
import type { CreditedBet, StakeCredit } from '#casino/sportsbook/bets/extensions.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse } from '../contract.ts'
import { days_after_return, daysAfter } from '../rules.ts'
import { lockBonus, lockBonuses, openBonuses, setStaked, setStatus, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

const refuseOutsideTerms = (bonus: BonusRow, { stake_minor, odds_thousandths, legs, currency, language }: CreditedBet, now: Date): void => {
  const { status, amount_minor, least_odds_thousandths, least_legs } = bonus
  if (status !== 'applied' || bonus.expires_at <= now || bonus.currency !== currency) refuse('sport-bonus-not-ready')
  if (stake_minor !== amount_minor) refuse('sport-bonus-whole', { amount: amountText(amount_minor, currency, language) })
  if (legs < least_legs) refuse('sport-bonus-legs', { least: least_legs })
  // The slip says beside the free bet which odds it needs, in the form that the player reads.
  if (odds_thousandths < least_odds_thousandths) refuse('sport-bonus-odds')
}

const take = async (tx: Tx, house: House, external_id: string, bet: CreditedBet): Promise<string> => {
  const bonus = (await lockBonus(tx, bet.player_id, external_id)) ?? refuse('sport-bonus-unknown', {}, 404)
  refuseOutsideTerms(bonus, bet, house.clock.now())
  await setStaked(tx, bonus.id, bet.bet_id)
  await tell(tx, house, bonus, 'waiting')
  return freeBetPurse(bonus.id)
}

/** What bets ask of free bets: which there are, and whether one may be staked on a bet. */
export const freeBets: StakeCredit = {
  kind: 'free-bet',
  creditsOf: async (db, house, player_id) => {
    const now = house.clock.now()
    return (await openBonuses(db, player_id)).filter(({ status, expires_at }) => status === 'applied' && expires_at > now)
  },
  take,
}

interface DecidedBet {
  readonly data: { readonly bet_id: number; readonly credit_purse?: string }
}

/**
 * Bets of free bets were decided: one whose stake is back is there again, for at least a week; any other is over. Its purse stays, as a
 * corrected result may yet give the stake back. While it is staked, only what becomes of that very bet counts.
 */
export const followBets = async (tx: Tx, house: House, decided: readonly DecidedBet[]): Promise<void> => {
  const of_bonus = Map.groupBy(decided, ({ data }) => /^free-bet:(\d+)$/.exec(data.credit_purse ?? '')?.[1])
  const ids = [...of_bonus.keys()].flatMap((id) => (id === undefined ? [] : [BigInt(id)]))
  if (ids.length === 0) return
  for (const bonus of await lockBonuses(tx, ids)) {
    const { id, player_id, currency, status, staked_bet } = bonus
    if (status === 'canceled' || status === 'expired') continue
    const is_about = staked_bet === null || of_bonus.get(String(id))?.some(({ data }) => BigInt(data.bet_id) === staked_bet)
    if (status === 'waiting' && !is_about) continue
    const is_back = (await balanceOf(tx, purseOf(player_id, freeBetPurse(id), currency))) > 0n
    const next = is_back ? 'applied' : 'completed'
    if (next === status) continue
    await setStatus(tx, id, next, is_back ? { expires_at: daysAfter(house.clock.now(), days_after_return) } : {})
    await tell(tx, house, bonus, next)
  }
}
