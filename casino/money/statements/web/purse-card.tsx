import { Link } from 'react-router'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import type { ExplainedBalance } from '../contract.ts'
import type { texts } from '../texts.ts'

type Purse = ExplainedBalance['purses'][number]

const tones = { free: 'positive', kept: 'warning', counted: 'neutral' } as const

/** One purse: how much, whether it may leave, what frees it, and what it came from. */
export const PurseCard = ({ purse }: { readonly purse: Purse }) => {
  const text = useText<typeof texts>()
  const { locale, exactTime } = useFormats()
  const { title, asset, exponent, amount, state, words, link, origins } = purse
  // What is no money has no currency to be written with.
  const say = (minor: number): string =>
    isCurrency(asset) ? formatAmount(minor, { currency: asset, exponent, locale }) : new Intl.NumberFormat(locale).format(minor)
  return (
    <Card heading={title} aside={<Badge tone={tones[state]}>{text(`statements.state.${state}`)}</Badge>}>
      <p className="amount text-2xl font-extrabold">{say(amount)}</p>
      <p className="mt-1 text-pretty text-ink-soft">{words}</p>
      {link && (
        <p className="mt-3">
          <Link to={link} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {text('statements.go')}
          </Link>
        </p>
      )}
      <h3 className="mt-4 mb-1 text-sm font-bold">{text('statements.origins')}</h3>
      <ul className="divide-y divide-line text-sm">
        {origins.map((origin) => (
          <li key={`${origin.title} ${origin.at} ${origin.amount}`} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="font-semibold">{origin.title}</span>
              <span className="block text-ink-soft">
                {exactTime(origin.at)}
                {origin.number !== null && ` · ${text('statements.origin.number', { number: origin.number })}`}
                {origin.count > 1 && ` · ${text('statements.origin.times', { count: origin.count })}`}
              </span>
            </span>
            <span className="amount shrink-0 font-semibold">{say(origin.amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
