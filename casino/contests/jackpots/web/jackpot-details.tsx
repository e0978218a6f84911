import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CountedGames } from '#casino/campaigns/boards/web/api.ts'
import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import { percentsIn } from '#kernel/i18n/percents.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Jackpots, Pot } from '../contract.ts'
import type { texts } from '../texts.ts'
import { usePotWords } from './pot-words.ts'

interface DetailsProps {
  readonly jackpots: Jackpots
  readonly pots: readonly Pot[]
}

const Rules = ({ jackpots, pots }: DetailsProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { money, range } = usePotWords(jackpots)
  const percent = percentsIn(locale, { maximumFractionDigits: 2 })
  const share = pots.reduce((sum, { shareMillionths }) => sum + shareMillionths, 0) / 1_000_000
  return (
    <Card heading={text('jackpots.rules')}>
      <ul className="grid list-disc gap-x-10 gap-y-2 ps-5 text-ink-soft desk:grid-cols-2">
        <li>{text('jackpots.rules.rounds', { stake: money(jackpots.minStake) })}</li>
        <li>{text('jackpots.rules.chance')}</li>
        {share > 0 && <li>{text('jackpots.rules.growth', { share: percent.format(share), stake: money(jackpots.maxStake) })}</li>}
        {pots.map((pot) => (
          <li key={pot.id}>{range(pot)}</li>
        ))}
        <li>{text('jackpots.rules.currency')}</li>
        <li>{text('jackpots.rules.money')}</li>
        <li>{text('jackpots.rules.funded')}</li>
        <li>
          {text('jackpots.rules.fair')}{' '}
          <Link to="/fairness/#draws" className="font-semibold text-accent-ink underline">
            {text('jackpots.rules.check')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

/** What a page of jackpots says under its heading: the odds, the rules, whatever else it has, and the games that count. */
export const JackpotDetails = ({ jackpots, pots, children }: DetailsProps & { readonly children: ReactNode }) => {
  const text = useText<typeof texts>()
  const [first] = pots
  const total = first?.total ?? 0
  const outcomes = pots.map(({ name, title, weight, left, stock, currentSum }) => ({
    name,
    title,
    weight,
    left,
    stock,
    amount: currentSum,
  }))
  const nothingWeight = total - pots.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <>
      <div className={classNames('grid gap-4 desk:gap-6', first && 'desk:grid-cols-[minmax(0,1fr)_minmax(320px,0.6fr)]')}>
        {first && (
          <Card heading={text('jackpots.chances')}>
            <OddsTable
              caption={text('jackpots.chances')}
              draw={{ outcomes, nothingWeight, total, currency: jackpots.currency, exponent: jackpots.exponent }}
            />
          </Card>
        )}
        {children}
      </div>
      <Rules jackpots={jackpots} pots={pots} />
      <CountedGames games={jackpots.games} />
    </>
  )
}
