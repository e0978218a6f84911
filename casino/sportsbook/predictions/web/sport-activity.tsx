import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { dataOf } from '#kernel/web/api/answered.ts'
import { api } from '#kernel/web/browser.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Progress } from '#ui/progress.tsx'
import type { getSportActivity, SportActivity as Activity } from '../contract.ts'
import { contests, type Level } from '../rules.ts'
import type { texts } from '../texts.ts'

const pictures = { silver: 'silver-medal', gold: 'gold-medal', global: 'trophy' } as const satisfies Readonly<Record<Level, string>>

const useActivity = (is_asked: boolean): Activity | undefined =>
  useQuery(
    {
      queryKey: ['sport-activity'],
      enabled: is_asked,
      staleTime: 0,
      queryFn: ({ signal }) => dataOf(api.call<typeof getSportActivity>('GET /rest/sport-betting/activity/', { signal })),
    },
    queries(),
  ).data

/** How far the next level is, and what it brings. */
const Next = ({ activity: { next, right } }: { readonly activity: Activity }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  if (!next) return <p className="text-sm text-ink-soft">{text('predictions.activity.all')}</p>
  const { amount, currency, exponent } = next.prize
  const words = text('predictions.activity.next', { right, needed: next.right, level: text(`predictions.level.${next.level}`) })
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-semibold">{words}</p>
      <Progress label={text('predictions.levels')} value={right} max={next.right} value_text={words} />
      <p className="text-xs text-ink-soft">
        {text('predictions.level.prize', { amount: formatAmount(amount, { currency, exponent, locale, trim: true }) })}
        {' · '}
        {next.left > 0 ? text('predictions.level.left', { left: next.left }) : text('predictions.level.none')}
      </p>
    </div>
  )
}

/** SP-009: what the player did in sport this week, the level that it has come to, and where there is something to guess. */
const SportActivity = () => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const activity = useActivity(!isGuest && !is_closed)
  if (!activity || is_closed) return null
  const { predictionLevel, points, place, toPredict, week } = activity
  return (
    <Card className="mb-6" heading={text('predictions.activity')}>
      <p className="-mt-2 mb-4 text-xs text-ink-soft">{text('predictions.until', { moment: dateTime(week.until) })}</p>
      <div className="grid items-center gap-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center gap-3">
          <ArtIcon
            name={pictures[predictionLevel ?? 'silver']}
            size={52}
            className={predictionLevel === null ? 'opacity-40 grayscale' : ''}
          />
          <div>
            <p className="text-xs text-ink-soft">{text('predictions.activity.level')}</p>
            <p className="text-lg font-extrabold">
              {predictionLevel === null ? text('predictions.activity.none') : text(`predictions.level.${predictionLevel}`)}
            </p>
          </div>
        </div>
        <Next activity={activity} />
        <p className="text-sm font-semibold">
          {text('predictions.national-league.heading')}: {text('predictions.points', { points })}
          {place !== null && ` · ${text('predictions.place', { place })}`}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {contests.map((contest) => (
          <Link key={contest} to={`/${contest}/`} className={buttonClass({ variant: 'secondary' }, 'gap-2')}>
            {text(`predictions.${contest}.heading`)}
            {toPredict[contest] > 0 && <Badge tone="accent">{text('predictions.activity.open', { count: toPredict[contest] })}</Badge>}
          </Link>
        ))}
      </div>
    </Card>
  )
}

export default SportActivity
