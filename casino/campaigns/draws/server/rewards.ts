import type { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import type { PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import { allCurrencies, costOfNamed, faultsOfNamed, isNamed, namedFor, sayNamed } from '#casino/campaigns/boards/server/api.ts'
import { fillFund, returnFund } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { Outcome } from '../draw-spec.ts'
import type { Pot } from '../pot.ts'
import type { Reward } from '../reward.ts'

/** Problems of a reward, for its author. */
export const faultsOfReward = (house: House, name: string, { money, ...reward }: Reward): string[] => {
  if ((money === undefined) !== isNamed(reward)) return [`${name} brings either money or a prize`]
  if (!money) return faultsOfNamed(house, reward, 'money').map((fault) => `${name}: ${fault}`)
  return Object.values(money).some((amount_minor) => amount_minor === 0) ? [`${name} brings nothing in one of the currencies`] : []
}

/** Problems of an outcome, for its author. */
export const faultsOfOutcome = (house: House, { name, pot, ...reward }: Outcome): string[] => {
  if (!pot) return faultsOfReward(house, `outcomes: ${name}`, reward)
  if (reward.money !== undefined || isNamed(reward)) return [`outcomes: ${name} brings a pot and nothing beside it`]
  return allCurrencies.flatMap((currency) =>
    pot.seed[currency] >= 1 && pot.most[currency] >= pot.seed[currency]
      ? []
      : [`outcomes: the pot ${name} begins above zero and grows from there in ${currency}`],
  )
}

type Promised = Reward & { readonly pot?: Pot }

/**
 * Amounts to fund for rewards before they are shown, by asset: money in every currency, because it is not known yet in which one it
 * will be won; of a pot its seed amounts, because growth is funded as it happens.
 */
export const promisedBy = (house: House, rewards: readonly Promised[], of_pot: 'seed' | 'most' = 'seed'): Map<string, bigint> => {
  const promised = new Map<string, bigint>()
  const add = (asset: string, amount_minor: bigint) => promised.set(asset, (promised.get(asset) ?? 0n) + amount_minor)
  for (const { stock, money, pot, ...reward } of rewards) {
    for (const [currency, amount_minor] of Object.entries(money ?? pot?.[of_pot] ?? {})) add(currency, BigInt(amount_minor) * BigInt(stock))
    if (isNamed(reward)) for (const [asset, amount_minor] of costOfNamed(house, reward, stock)) add(asset, amount_minor)
  }
  return promised
}

/** Maximum cost of outcomes, with pots at their maximum. */
export const mostOf = (house: House, outcomes: readonly Outcome[]): Map<string, bigint> => promisedBy(house, outcomes, 'most')

/** The reward of a player with this currency. */
export const prizeFor = ({ money, ...reward }: Reward, currency: Currency): PromisedPrize =>
  money ? { kind: 'money', content: { currency, amount_minor: money[currency] } } : namedFor(reward, currency)

/** What a reward is for a visitor with this currency, in the words of a language; null for money and pots, which are amounts. */
export const sayReward = (house: House, language: Language, reward: Reward, currency: Currency): ShownPrize | null =>
  isNamed(reward) ? sayNamed(house, language, reward, currency) : null

/** Funds everything promised, before it is shown to anybody. */
export const setAside = async (tx: Tx, house: House, campaign: string, promised: ReadonlyMap<string, bigint>): Promise<void> => {
  for (const [asset, amount_minor] of promised)
    if (amount_minor > 0n) await fillFund(tx, house, { campaign, asset, step: 'published', amount_minor })
}

/** Returns the rest to the house, so that the funds end at zero. */
export const returnRest = async (tx: Tx, house: House, campaign: string, promised: ReadonlyMap<string, bigint>): Promise<void> => {
  for (const asset of promised.keys()) await returnFund(tx, house, { campaign, asset })
}
