import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#ui/format-amount.ts'
import type { Race } from '../contract.ts'
import type { texts } from '../texts.ts'

/** An amount of the race's currency in words of the page: "5 800 ₴". */
export const useMoney = ({ currency, exponent }: Pick<Race, 'currency' | 'exponent'>): ((amount_minor: number) => string) => {
  const { locale } = useFormats()
  return (amount_minor) => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
}

export const useCount = (): ((count: number) => string) => {
  const { locale } = useFormats()
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  return (count) => format.format(count)
}

export const useUnits = () => {
  const text = useText<typeof texts>()
  return { days: text('races.days'), hours: text('races.hours'), minutes: text('races.minutes'), seconds: text('races.seconds') }
}

/** What a place wins, in minor units; null without a prize. */
export const prizeAt = (race: Pick<Race, 'prizes'>, place: number): number | null =>
  race.prizes.find(({ from, to }) => place >= from && place <= to)?.amount ?? null
