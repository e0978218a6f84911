import { gameTitleOf, kindKey, numberOf, type Origin, originOf, pursesOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { sayWithAmounts } from '#kernel/i18n/words-with-amounts.ts'
import { exponentOf, isCurrency, toWire } from '#kernel/money/currency.ts'
import type { ExplainedBalance } from '../contract.ts'
import { explainPurses } from './explain-purses.ts'

type Purse = ExplainedBalance['purses'][number]

/** Cash first, then what is kept, then what is no money; the largest of each first. */
const order: readonly Purse['state'][] = ['free', 'kept', 'counted']

const totalsOf = (purses: readonly Purse[]): ExplainedBalance['totals'] => {
  const money = purses.filter(({ asset }) => isCurrency(asset))
  const sum = (of: readonly Purse[]): number => of.reduce((all, { amount }) => all + amount, 0)
  return [...Map.groupBy(money, ({ asset }) => asset)].map(([asset, own]) => ({
    asset,
    exponent: exponentOf(asset),
    all: sum(own),
    free: sum(own.filter(({ state }) => state === 'free')),
  }))
}

/** Traces every unit that a player has: what it came from, what keeps it from being paid out, what frees it. */
export const explain = async (house: House, player_id: bigint, language: Language): Promise<ExplainedBalance> => {
  const standing = await pursesOf(house.db, player_id)
  const [words, titleOf] = [await explainPurses(house, player_id, standing), await gameTitleOf(house, language)]
  const titled = ({ kind, game }: Origin): string => {
    const name = house.messages.format(language, kind === 'win' ? 'statements.origin.win' : kindKey(kind), {})
    return game === null ? name : `${name}: ${titleOf(game)}`
  }
  const purses: Purse[] = []
  for (const [index, { purse, asset, balance_minor }] of standing.entries()) {
    const own = words[index]
    if (!own) continue
    const origins = await originOf(house.db, purseOf(player_id, purse, asset), balance_minor)
    purses.push({
      title: sayWithAmounts(house.messages, language, own.title),
      asset,
      exponent: exponentOf(asset),
      amount: toWire(balance_minor),
      state: own.state,
      words: sayWithAmounts(house.messages, language, own.words),
      link: own.link,
      origins: origins.map((origin) => ({
        title: titled(origin),
        number: origin.reference?.startsWith('deposit:') ? numberOf({ id: '', reference: origin.reference }) : null,
        amount: toWire(origin.amount_minor),
        count: origin.count,
        at: origin.at.toISOString(),
      })),
    })
  }
  purses.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.amount - a.amount)
  return { purses, totals: totalsOf(purses) }
}
