import { marketKey } from '#engines/sport/markets/settle-market.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { currencies, isCurrency, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { OperatorMistake, type Decider, type OperatorCommand, type OperatorWork } from '#kernel/operator/commands.ts'
import type { BetLimits } from '../rules.ts'
import { bookOfEvent, largestBooks, type BookRow } from './liability-store.ts'
import { changeLimit } from './limits.ts'

const names: Readonly<Record<string, keyof BetLimits>> = {
  'least-stake': 'least_stake_minor',
  'most-payout': 'most_payout_minor',
  'most-liability': 'most_liability_minor',
}

const changingLimit = ([currency = '', limit = '', amount = '']: readonly string[], by: Decider): OperatorWork => {
  if (!isCurrency(currency)) throw new OperatorMistake(`A currency is one of ${Object.keys(currencies).join(', ')}.`)
  const name = Object.hasOwn(names, limit) ? names[limit] : undefined
  if (!name) throw new OperatorMistake(`A limit is one of ${Object.keys(names).join(', ')}.`)
  if (!/^[1-9]\d{0,14}$/.test(amount)) throw new OperatorMistake('An amount is in minor units: 5000 UAH is 500000.')
  const amount_minor = BigInt(amount)
  return async (house) => {
    await inTransaction(house.db, async (tx) => {
      await changeLimit(tx, currency, name, amount_minor)
      const data = { amount_minor: amount }
      await appendAudit(tx, house, { ...by, action: 'sportsbook/bets.change-limit', subject: `sport-limit:${currency}:${limit}`, data })
    })
    return `Within five seconds ${limit} in ${currency} is ${amountText(amount_minor, currency, 'en')} for every new bet.`
  }
}

const lineOf = ({ event_id, market_type, specifiers, outcome, currency, bets, stake_minor, liability_minor }: BookRow): string =>
  [
    `event ${event_id}`,
    `${marketKey(market_type, specifiers)} ${outcome}`,
    `${bets} open bets`,
    `staked ${amountText(stake_minor, currency as Currency, 'en')}`,
    `could lose ${amountText(liability_minor, currency as Currency, 'en')}`,
  ].join('\t')

const showing =
  (word: string | undefined): OperatorWork =>
  async (house) => {
    const books = word === undefined ? await largestBooks(house.db) : await bookOfEvent(house.db, BigInt(word))
    return books.length === 0 ? 'Nothing is staked on it.' : books.map(lineOf).join('\n')
  }

const eventOf = (word: string | undefined): string | undefined => {
  if (word !== undefined && !/^[1-9]\d{0,14}$/.test(word)) throw new OperatorMistake('Name the event by its number.')
  return word
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'sport change-limit',
    usage: '<currency> <least-stake|most-payout|most-liability> <minor-units>',
    decides: true,
    read: ({ words }, by) => changingLimit(words, by),
  },
  {
    name: 'sport liability',
    usage: '[<event-id>]',
    read: ({ words }) => showing(eventOf(words[0])),
    help: `Liability is what the house would lose if an outcome happened, every leg counted as if it stood alone; without an event the
fifty largest books are listed.`,
  },
]
