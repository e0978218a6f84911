import { Link, useLoaderData } from 'react-router'
import { CountedGames, LiveDot, OtherContests, useLookAgain, useRemaining, useUnits } from '#casino/campaigns/boards/web/api.ts'
import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Countdown } from '#ui/countdown.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Progress } from '#ui/progress.tsx'
import type { PrizeDrops } from '../contract.ts'
import type { texts } from '../texts.ts'
import { LastWinners } from './last-winners.tsx'
import { refreshDrops, useLiveDrops } from './live-drops.ts'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

interface DropsProps {
  readonly drops: PrizeDrops
  readonly skew_ms: number
}

const lookAgain = (): void => void refreshDrops()

const Hero = ({ drops, skew_ms }: DropsProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const units = useUnits()
  const is_soon = drops.state === 'soon'
  const remaining_ms = useRemaining(is_soon ? drops.startsAt : drops.endsAt, drops.now, skew_ms)
  const is_gone = drops.outcomes.every(({ left }) => left === 0)
  useLookAgain(remaining_ms === 0 && drops.state !== 'closed', lookAgain)
  const is_over = !is_soon && remaining_ms === 0
  const is_running = !is_soon && !is_gone && !is_over
  const money = (amount_minor: number) =>
    formatAmount(amount_minor, { currency: drops.currency, exponent: drops.exponent, locale, trim: true })
  const of_whole = text('prize-drops.pool.of', { left: money(drops.pool), whole: money(drops.wholePool) })
  return (
    <section
      data-theme="dark"
      className="relative isolate grid items-center gap-6 overflow-clip rounded-2xl bg-surface-1 bg-glow p-5 text-ink shadow-mid inset-ring inset-ring-line md:grid-cols-[minmax(0,1fr)_minmax(260px,0.6fr)] md:p-8 xl:p-11"
    >
      <div className="flex flex-col items-start gap-3">
        <Badge {...(is_running && { tone: 'positive' as const, icon: <LiveDot /> })}>{text('prize-drops.heading')}</Badge>
        <h1 className="text-3xl font-extrabold md:text-4xl">{drops.title}</h1>
        {!is_over && <p className="max-w-120 text-ink-soft md:text-lg">{text(is_gone ? 'prize-drops.gone' : 'prize-drops.promise')}</p>}
        {is_over ? (
          <p role="status" className="font-semibold text-ink-soft">
            {text('prize-drops.over')}
          </p>
        ) : (
          <Countdown
            label={text(is_soon ? 'prize-drops.until-start' : 'prize-drops.until-end')}
            remaining_ms={remaining_ms}
            units={units}
          />
        )}
        {!is_gone && !is_over && (
          <a href="#counted-games" className={buttonClass({ size: 'lg' })}>
            {text('prize-drops.to-games')}
          </a>
        )}
      </div>
      {drops.wholePool > 0 && (
        <div className="flex flex-col gap-3 rounded-xl bg-surface-2 p-5 inset-ring inset-ring-line">
          <span className="flex items-center gap-3">
            <ArtIcon name="gift" size={44} />
            <span className="text-ink-soft">{text('prize-drops.pool')}</span>
          </span>
          <span className="amount text-3xl font-extrabold text-accent-ink xl:text-4xl">{money(drops.pool)}</span>
          <Progress label={text('prize-drops.pool')} value={drops.pool} max={drops.wholePool} value_text={of_whole} />
          <span className="text-sm text-ink-soft">{of_whole}</span>
        </div>
      )}
    </section>
  )
}

const Rules = ({ drops }: Pick<DropsProps, 'drops'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const stake = formatAmount(drops.minStake, { currency: drops.currency, exponent: drops.exponent, locale, trim: true })
  return (
    <Card heading={text('prize-drops.rules')}>
      <ul className="grid list-disc gap-x-10 gap-y-2 ps-5 text-ink-soft desk:grid-cols-2">
        <li>{text('prize-drops.rules.rounds', { stake })}</li>
        {drops.wholePool > 0 && <li>{text('prize-drops.rules.money')}</li>}
        {drops.outcomes.some(({ prize }) => prize) && (
          <li>
            {text('prize-drops.rules.prizes')}{' '}
            <Link to="/profile/?tab=prizes" className="font-semibold text-accent-ink underline">
              {text('prize-drops.rules.own-prizes')}
            </Link>
          </li>
        )}
        <li>{text('prize-drops.rules.funded')}</li>
        <li>
          {text('prize-drops.rules.fair')}{' '}
          <Link to="/fairness/#draws" className="font-semibold text-accent-ink underline">
            {text('prize-drops.rules.check')}
          </Link>
        </li>
      </ul>
    </Card>
  )
}

/** RT-040: what may fall, by which chance, what has not fallen yet, and to whom it fell last. */
const PrizeDropsPage = () => {
  const data = componentOf(useLoaderData<typeof loader>(), 'prize-drops')
  const text = useText<typeof texts>()
  const { drops, skew_ms } = useLiveDrops(data?.drops ?? null)
  return (
    <PageContainer>
      {drops ? (
        <>
          <Hero drops={drops} skew_ms={skew_ms} />
          <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(320px,0.6fr)] desk:gap-6">
            <Card heading={text('prize-drops.chances')}>
              <OddsTable caption={text('prize-drops.chances')} draw={drops} />
            </Card>
            <LastWinners drops={drops} />
          </div>
          <Rules drops={drops} />
          <CountedGames games={drops.games} />
        </>
      ) : (
        <>
          <PageHeading heading={text('prize-drops.heading')} />
          <EmptyState picture={<Illustration name="waiting" />} heading={text('prize-drops.none.heading')} action={<OtherContests />}>
            {text('prize-drops.none.text')}
          </EmptyState>
        </>
      )}
    </PageContainer>
  )
}

export default PrizeDropsPage
