import { Link } from 'react-router'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { GamePageData } from '../contract.ts'
import type { texts } from '../texts.ts'

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="min-w-0 rounded-md bg-surface-2 p-3">
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="amount mt-0.5 text-lg font-extrabold">{value}</dd>
  </div>
)

/** What a game returns, computed and not measured. */
export const Figures = ({ data }: { readonly data: GamePageData }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const share = percentsIn(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  const percent = (value: string): string => share.format(Number(value) / 100)
  const range = ([least, most]: readonly [string, string]): string =>
    least === most ? percent(least) : text('game-page.from-to', { from: percent(least), to: percent(most) })
  const { choices, rtp, hit_rate } = data
  return (
    <Card heading={text('game-page.figures')}>
      {/* From-to figures of a game of choices are long: where two do not fit beside each other they stand below. */}
      <dl className={classNames('grid gap-2.5', choices ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]' : 'grid-cols-2')}>
        <Figure name={text('game-page.rtp')} value={choices ? range(choices.rtp) : percent(rtp.percent)} />
        <Figure name={text('game-page.hit-rate')} value={choices ? range(choices.hit_rate) : percent(hit_rate.percent)} />
        {!choices && <Figure name={text('game-page.volatility')} value={text(`game-page.volatility.${data.volatility}`)} />}
        {!choices && <Figure name={text('game-page.deviation')} value={number.format(Number(data.deviation))} />}
        <Figure name={text('game-page.max')} value={text('game-page.stakes', { count: number.format(Number(data.max_win_multiple)) })} />
      </dl>
      <p className="mt-3 text-sm text-pretty text-ink-soft">{text('game-page.figures-text')}</p>
      {choices ? (
        <p className="mt-2 text-sm text-pretty text-ink-soft">{text('game-page.by-choice')}</p>
      ) : (
        <details className="mt-2">
          <summary className="text-sm font-semibold">{text('game-page.exact')}</summary>
          <p className="mt-1 max-h-40 overflow-y-auto font-mono text-xs break-all text-ink-soft">{rtp.exact}</p>
        </details>
      )}
      <Link to="/fairness/" className="mt-3 inline-block text-sm font-semibold text-accent-ink hover:underline">
        {text('game-page.verify')}
      </Link>
    </Card>
  )
}
