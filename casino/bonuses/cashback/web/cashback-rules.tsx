import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from '#ui/layout/card-columns.tsx'
import type { CashbackPageData } from '../contract.ts'
import type { texts } from '../texts.ts'

/** The published formula and what its share depends on. */
export const CashbackRules = ({ data }: { readonly data: CashbackPageData }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { levels, least, most, currency, exponent, daysToTake, own } = data
  const say = (minor: number): string => formatAmount(minor, { currency, exponent, locale, trim: true })
  return (
    <CardColumns>
      <Card heading={text('cashback.formula')}>
        <p className="rounded-md bg-surface-2 p-3 text-center font-semibold text-balance">{text('cashback.formula.line')}</p>
        <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 text-pretty text-ink-soft">
          <li>{text('cashback.rule.week')}</li>
          <li>{text('cashback.rule.what')}</li>
          <li>{text('cashback.rule.bounds', { least: say(least), most: say(most) })}</li>
          <li>{text('cashback.rule.take', { days: daysToTake })}</li>
        </ul>
      </Card>
      <Card heading={text('cashback.levels')}>
        <p className="text-pretty text-ink-soft">{text('cashback.levels.text')}</p>
        <ol className="mt-4 flex flex-col gap-2">
          {levels.map(({ level, percent, afterDays }) => (
            <li key={level} className="flex items-center gap-3 rounded-md bg-surface-2 p-3">
              <span className="amount min-w-14 text-2xl font-extrabold text-accent-ink">{text('cashback.percent', { percent })}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{text('cashback.level', { level })}</span>
                <span className="block text-sm text-ink-soft">{text('cashback.level.after', { days: afterDays })}</span>
              </span>
              {own?.level === level && <Badge tone="accent">{text('cashback.level.yours')}</Badge>}
            </li>
          ))}
        </ol>
      </Card>
    </CardColumns>
  )
}
