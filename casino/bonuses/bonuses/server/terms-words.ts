import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import type { BonusOffer } from '../contract.ts'
import { freeSpinsCount, isDepositBonus, leastDeposit, mostAmount, mostConverted, requiredFor } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'
import type { TextKey } from '../texts.ts'
import { worthOfOffer, type TermsReader } from './worth-words.ts'

const writer = ({ house, language, currency }: TermsReader) => ({
  say: (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => house.messages.format(language, key, values),
  money: (minor: bigint | number): string => amountText(minor, currency, language),
})

/** Kinds of game by what of a stake counts, the most first: "slots 100%, tables 10%". */
const countsText = ({ wagering }: BonusTerms, say: ReturnType<typeof writer>['say']): string =>
  Object.entries(wagering.contributions)
    .filter(([, percent]) => percent > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, percent]) => say(`bonuses.counts.${kind as 'slot' | 'table' | 'instant'}`, { percent }))
    .join(', ')

/** What a bonus is: its amount, or its share of a deposit, and its free spins. */
const givesText = (terms: BonusTerms, reader: TermsReader): string => {
  const { say, money } = writer(reader)
  const { amount_minor, currency } = reader
  const { amount, free_spins } = terms
  const gives =
    amount_minor !== null
      ? money(amount_minor)
      : amount.kind === 'percent'
        ? say('bonuses.gives.percent', { percent: amount.percent, most: money(amount.most[currency]) })
        : amount.kind === 'given'
          ? say('bonuses.gives.up-to', { most: money(amount.most[currency]) })
          : money(amount.amounts[currency])
  return free_spins ? say('bonuses.gives.and-free-spins', { gives, count: freeSpinsCount(terms) }) : gives
}

/** A giver, or the end of an offer, may leave less time than the terms, never more. */
const takeDays = ({ days_to_take }: BonusTerms, reader: TermsReader): number => Math.min(days_to_take, reader.days_to_take ?? days_to_take)

/** The key terms of a bonus, at most seven lines. Each is written from the field that the ledger, or the desk, keeps to. */
export const keyTerms = (terms: BonusTerms, reader: TermsReader): BonusOffer['keyTerms'] => {
  const { say, money } = writer(reader)
  const { amount_minor, currency } = reader
  const { wagering, days_to_finish } = terms
  const cap = mostConverted(terms, amount_minor ?? 1n)
  const line = (name: 'gives' | 'deposit' | 'wagering' | 'counts' | 'stake' | 'cap' | 'time', text: string) => ({
    label: say(`bonuses.line.${name}`),
    text,
  })
  return [
    line('gives', givesText(terms, reader)),
    ...(isDepositBonus(terms) ? [line('deposit', say('bonuses.deposit.from', { least: money(leastDeposit(terms, currency)) }))] : []),
    line(
      'wagering',
      amount_minor === null
        ? say('bonuses.wagering.times', { multiple: wagering.multiple })
        : say('bonuses.wagering.sum', { multiple: wagering.multiple, sum: money(requiredFor(terms, amount_minor)) }),
    ),
    line('counts', countsText(terms, say)),
    line('stake', say('bonuses.stake.most', { most: money(wagering.most_stake[currency]) })),
    line(
      'cap',
      cap === null
        ? say('bonuses.cap.none')
        : amount_minor === null
          ? say('bonuses.cap.times', { multiple: terms.most_won_multiple ?? 0 })
          : say('bonuses.cap.sum', { most: money(cap) }),
    ),
    line('time', say('bonuses.time.days', { take: takeDays(terms, reader), finish: days_to_finish })),
  ]
}

/** What the free spins are that come with the bonus, where some do. */
const freeSpinsTerms = ({ free_spins }: BonusTerms, reader: TermsReader): string[] => {
  if (!free_spins) return []
  const { say, money } = writer(reader)
  const { number, portions, days_to_play: days, games } = free_spins
  return [
    say('bonuses.long.free-spins', { number, portions, days, games: games.length, stake: money(free_spins.stake[reader.currency]) }),
    say(`bonuses.long.free-spins.${free_spins.wins}`),
  ]
}

/** The whole terms, a paragraph for each thing that the document says. */
export const longTerms = (terms: BonusTerms, reader: TermsReader): string[] => {
  const { say, money } = writer(reader)
  const { wagering, most_balance, deposit_within_days, most_won_multiple } = terms
  const { currency } = reader
  return [
    say('bonuses.long.cash-first'),
    say('bonuses.long.wagering', { multiple: wagering.multiple, counts: countsText(terms, say) }),
    say('bonuses.long.stake', { most: money(wagering.most_stake[currency]) }),
    ...freeSpinsTerms(terms, reader),
    ...(wagering.most_opposite_percent < 100 ? [say('bonuses.long.opposite', { percent: wagering.most_opposite_percent })] : []),
    ...(wagering.excluded_games.length > 0 ? [say('bonuses.long.excluded', { count: wagering.excluded_games.length })] : []),
    most_won_multiple === null ? say('bonuses.long.no-cap') : say('bonuses.long.cap', { multiple: most_won_multiple }),
    say('bonuses.long.time', { take: takeDays(terms, reader), finish: terms.days_to_finish }),
    ...(most_balance ? [say('bonuses.long.most-balance', { most: money(most_balance[currency]) })] : []),
    ...(deposit_within_days === undefined ? [] : [say('bonuses.long.deposit-within', { days: deposit_within_days })]),
    say('bonuses.long.cancel'),
    say('bonuses.long.budget', { budget: money(terms.budget[currency]) }),
    say('bonuses.long.limits'),
  ]
}

/** What is offered, for whoever reads it. */
export const offerOf = (terms: BonusTerms, reader: TermsReader): BonusOffer => {
  const { language, currency, amount_minor, children = [] } = reader
  const { amount, wagering } = terms
  return {
    terms: terms.slug,
    category: terms.category,
    title: terms.title[language],
    text: terms.text[language],
    type: isDepositBonus(terms) ? 'DEPBONUS' : 'NODEPBONUS',
    picture: terms.picture,
    currency,
    exponent: exponentOf(currency),
    keyTerms: keyTerms(terms, reader),
    longTerms: longTerms(terms, reader),
    promoCode: null,
    hasChildrens: children.length > 0,
    children: children.map((child) => ({
      terms: child.slug,
      title: child.title[language],
      gives: givesText(child, { ...reader, amount_minor: null }),
    })),
    params: { cardType: terms.card_type ?? null },
    calculationFields: {
      percent: amount.kind === 'percent' ? amount.percent : 0,
      most: toWire(amount_minor ?? mostAmount(terms, currency)),
      leastDeposit: toWire(leastDeposit(terms, currency)),
      wageringMultiple: wagering.multiple,
    },
    worth: worthOfOffer(terms, reader),
  }
}
