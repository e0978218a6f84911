import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { makeDeposit } from '#casino/money/cash-desk/contract.ts'
import { messageOf, postWebhook } from '#casino/money/cash-desk/testing/sandbox.ts'
import { balanceOf, bonusPurse, purseOf, settleInstant } from '#casino/money/wallet/server/api.ts'
import { roundOf } from '#casino/money/wallet/testing/wallet-house.ts'
import { assignGifts } from '../server/assign-bonuses.ts'
import { fundIn } from '../server/funds.ts'
import { codedFor } from '../server/bonus-views.ts'
import { endWaiting } from '../server/end-bonuses.ts'
import { endTerms, publishTerms, settleTerms, writeDraft } from '../server/publish-terms.ts'
import { bonusesByIds } from '../server/store.ts'
import { newestTerms, publishedTerms } from '../server/terms-store.ts'
import { getAvailable, type BonusView } from '../contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { BonusTerms } from '../terms.ts'

export const amounts = (minor: number): Amounts => ({ UAH: minor, USD: minor, EUR: minor, USDT: minor })

/** A whole first deposit up to 1,000 ₴, staked twice, slots in full and tables by a tenth, at most 5 times of it as cash. */
export const welcome: BonusTerms = {
  slug: 'welcome',
  title: { uk: 'Вітальний', ru: 'Приветственный', en: 'Welcome' },
  text: { uk: 'Текст', ru: 'Текст', en: 'Text' },
  category: 'welcome',
  picture: 'gift',
  trigger: 'first-deposit',
  amount: { kind: 'percent', percent: 100, most: amounts(100_000), least_deposit: amounts(10_000) },
  wagering: {
    multiple: 2,
    contributions: { slot: 100, table: 10 },
    excluded_games: ['european-roulette'],
    most_stake: amounts(20_000),
    most_opposite_percent: 50,
  },
  most_won_multiple: 5,
  days_to_take: 30,
  days_to_finish: 7,
  product: 'casino',
  brands: [],
  jurisdictions: [],
  budget: amounts(10_000_000),
}

/** Bonus money without a deposit, as much as whoever gives it says. */
export const gift: BonusTerms = {
  ...welcome,
  slug: 'gift',
  category: 'gift',
  trigger: 'gift',
  amount: { kind: 'given', most: amounts(100_000) },
}

/** Publishes terms; throws what is wrong with them. Gives the number of the version. */
export const publish = async ({ house }: Pick<TestHouse, 'house'>, terms: BonusTerms): Promise<bigint> => {
  await writeDraft(house, terms)
  const outcome = await publishTerms(house, terms.slug, { actor: 'operator:anna', reason: 'a test' })
  if (!outcome.terms) throw new Error(outcome.faults.join('; '))
  return outcome.terms.id
}

/** Begins a deposit with a bonus, as the desk does. */
export const beginWith = async (visitor: TestVisitor, amount: number, bonus_id: number) =>
  (await visitor.call(makeDeposit, { body: { method_id: 1, currency_id: 2, amount, bonus_id } })).body

/** A whole deposit with a bonus, and what follows from it. */
export const depositWith = async (test: TestHouse, visitor: TestVisitor, amount: number, bonus_id: number): Promise<string> => {
  const body = await beginWith(visitor, amount, bonus_id)
  if (!body.success) throw new Error(`the deposit was refused: ${body.error}`)
  const payment_id = body.data.payment?.id ?? ''
  const response = await postWebhook(test, messageOf({ payment_id, token: body.data.form?.paymentId ?? '' }, amount))
  if (response.statusCode !== 200) throw new Error(`the deposit was not credited: ${response.body}`)
  await test.drain()
  return payment_id
}

/** What the player may take under these terms. */
export const offered = async (visitor: TestVisitor, slug: string): Promise<BonusView> => {
  const found = (await visitor.call(getAvailable, {})).body.data.find(({ terms }) => terms === slug)
  if (!found) throw new Error(`${slug} is not offered`)
  return found
}

let nonce = 0
/** A round of a slot, unless told otherwise, whose outcome the test chooses; nothing has reacted to it yet. */
export const stake = async (test: TestHouse, player_id: bigint, stake_minor: bigint, win_minor = 0n, game = 'golden-orchard') => {
  nonce += 1
  const round = { stake_minor, win_minor, game, key: `bonus-round-${nonce}`, fact: null, play: { category: 'slot' } }
  await settleInstant(test.house, roundOf(player_id, nonce, round))
}

/** The same, with all that follows from it. */
export const play = async (test: TestHouse, ...round: Parameters<typeof stake> extends [TestHouse, ...infer Rest] ? Rest : never) => {
  await stake(test, ...round)
  await test.drain()
}

/** What stands in the player's cash and in the purse of a bonus. */
export const stands = async ({ house }: TestHouse, player_id: bigint, bonus_id: number): Promise<number[]> => [
  Number(await balanceOf(house.db, purseOf(player_id, 'main', 'UAH'))),
  Number(await balanceOf(house.db, purseOf(player_id, bonusPurse(BigInt(bonus_id)), 'UAH'))),
]

/** What the fund of the published version holds. */
export const fundOfTerms = async ({ house }: TestHouse, slug: string): Promise<number> => {
  const terms = await publishedTerms(house.db, slug)
  return Number(await balanceOf(house.db, fundIn(terms?.id ?? 0n, 'UAH')))
}

/** Gives all that is left in the fund of the published version to one player. */
export const emptyFund = async (test: TestHouse, slug: string, player_id: bigint): Promise<void> => {
  const [terms, left] = [await publishedTerms(test.house.db, slug), await fundOfTerms(test, slug)]
  if (!terms) throw new Error(`${slug} is not published`)
  const all = { player_id, key: `test:${terms.id}`, asset: 'UAH', amount_minor: BigInt(left) }
  await inTransaction(test.house.db, (tx) => assignGifts(tx, test.house, terms, [all]))
}

/** Ends the published version of terms. */
export const endOffer = async ({ house }: TestHouse, slug: string): Promise<void> => {
  await endTerms(house, slug, { actor: 'operator:anna', reason: 'a test' })
}

/** Settles what is over; gives what became of the newest version of terms. */
export const settled = async ({ house }: TestHouse, slug: string): Promise<string | undefined> => {
  await settleTerms(house)
  return (await newestTerms(house.db, slug))?.state
}

/** The house takes a bonus back that nobody has begun yet. */
export const rejectBonus = ({ house }: TestHouse, id: number): Promise<void> =>
  inTransaction(house.db, async (tx) => endWaiting(tx, house, await bonusesByIds(tx, [BigInt(id)]), 'rejected'))

/** Announced promo codes with the amounts that they give to this player, or to a guest. */
export const codedAmounts = async ({ house }: TestHouse, player_id: bigint | null) =>
  (await codedFor(house, player_id, 'uk')).map(({ promoCode, calculationFields }) => [promoCode, calculationFields.most])

/** What comes up before this player, wherever they are on the site, about bonuses that were given to them. */
export const toldAsGiven = async (test: TestHouse, player_id: bigint): Promise<unknown[]> => {
  await test.drain()
  const isNotice = ({ type, data }: { readonly type: string; readonly data: unknown }): boolean =>
    type === 'assignedBonus' || (type === 'nc' && (data as { systemAlias: string }).systemAlias === 'bonusCredit')
  return test.published
    .filter(({ channel, message }) => channel === `player:#${player_id}` && isNotice(message))
    .map(({ message }) => message.data)
}
