import { fillFund, fundAccount, returnFund, type Account } from '#casino/money/wallet/server/api.ts'
import { priceOfPrize, type PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { DrawSpec, Outcome } from '../draw-spec.ts'
import type { DrawRow } from './draw-store.ts'

const campaignOf = ({ id }: Pick<DrawRow, 'id'>): string => `draw:${id}`

export const fundOfDraw = (draw: Pick<DrawRow, 'id'>, asset: string): Account => fundAccount(campaignOf(draw), asset)

/** Everything that a draw may give, in each asset: money in every currency, because nobody knows yet in which it falls. */
export const promisedBy = (house: House, { outcomes }: DrawSpec): Map<string, bigint> => {
  const promised = new Map<string, bigint>()
  const add = (asset: string, amount_minor: bigint) => promised.set(asset, (promised.get(asset) ?? 0n) + amount_minor)
  for (const { stock, money, prize } of outcomes) {
    for (const [currency, amount_minor] of Object.entries(money ?? {})) add(currency, BigInt(amount_minor) * BigInt(stock))
    if (!prize) continue
    const { asset, amount_minor } = priceOfPrize(house, prize)
    add(asset, amount_minor * BigInt(stock))
  }
  return promised
}

/** Sets aside everything that a draw may give, before it is shown to anybody. */
export const setAside = async (tx: Tx, house: House, draw: DrawRow): Promise<void> => {
  for (const [asset, amount_minor] of promisedBy(house, draw.spec))
    if (amount_minor > 0n) await fillFund(tx, house, { campaign: campaignOf(draw), asset, step: 'published', amount_minor })
}

/** What did not fall goes back to the house, so that the funds end at zero. */
export const returnRest = async (tx: Tx, house: House, draw: DrawRow): Promise<void> => {
  for (const asset of promisedBy(house, draw.spec).keys()) await returnFund(tx, house, { campaign: campaignOf(draw), asset })
}

/** What an outcome is for a player of this currency. */
export const prizeFor = ({ money, prize, name }: Outcome, currency: Currency): PromisedPrize => {
  if (money) return { kind: 'money', content: { currency, amount_minor: money[currency] } }
  if (prize) return { kind: prize.kind, content: prize.content }
  throw new Error(`the outcome ${name} brings nothing`)
}
