import type { ColourIcon } from '#ui/art/icon-list.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { Jackpots, Pot } from '../contract.ts'
import type { texts } from '../texts.ts'

const pictures: Readonly<Record<string, ColourIcon>> = {
  sevens: 'slot-machine',
  mini: 'bronze-medal',
  major: 'silver-medal',
  grand: 'gold-medal',
  horseshoe: 'clover',
}

/** A pot's picture; one that a later document brings has a bag of money. */
export const pictureOf = ({ name }: Pick<Pot, 'name'>): ColourIcon => pictures[name] ?? 'money-bag'

export const usePotWords = ({ currency, exponent }: Pick<Jackpots, 'currency' | 'exponent'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const count = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 1 })
  const money = (amount_minor: number): string => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  return {
    money,
    /** "1 in 10 000". */
    chance: ({ weight, total }: Pick<Pot, 'weight' | 'total'>): string => text('jackpots.chance', { count: count.format(total / weight) }),
    /** With the pot's name before it. */
    range: ({ title, seed, most }: Pick<Pot, 'title' | 'seed' | 'most'>): string =>
      text('jackpots.range', { title, seed: money(seed), most: money(most) }),
  }
}
