import { Check } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { SportFrame } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { AustinMajor } from '../contract.ts'
import type { Level } from '../rules.ts'
import type { texts } from '../texts.ts'
import { ContestHero } from './contest-hero.tsx'
import { MatchPicks } from './match-picks.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const pictures = { silver: 'silver-medal', gold: 'gold-medal', global: 'trophy' } as const satisfies Readonly<Record<Level, string>>

const Levels = ({ major }: { readonly major: AustinMajor }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { right, prizes } = major.playerData
  return (
    <Card heading={text('predictions.levels')}>
      <ol className="grid gap-3 @xl:grid-cols-3">
        {major.settings.prizeSettings.map(({ level, right: needed, prize, left }) => {
          const is_reached = right >= needed || prizes.some((one) => one.level === level)
          const share = Math.min(100, Math.round((right / needed) * 100))
          return (
            <li key={level} className={classNames('flex flex-col gap-2 rounded-md p-4', is_reached ? 'bg-accent-soft' : 'bg-surface-2')}>
              <div className="flex items-center gap-3">
                <ArtIcon name={pictures[level]} size={40} />
                <div className="min-w-0">
                  <p className="font-extrabold text-ink">{text(`predictions.level.${level}`)}</p>
                  <p className="text-sm text-ink-soft">{text('predictions.level.needs', { right: needed })}</p>
                </div>
              </div>
              <div aria-hidden="true" className="h-2 overflow-clip rounded-full bg-surface-3">
                <div className="h-full rounded-full bg-accent-mark" style={{ width: `${share}%` }} />
              </div>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-sm font-semibold text-ink">
                  {text('predictions.level.prize', {
                    amount: formatAmount(prize.amount, { currency: prize.currency, exponent: prize.exponent, locale, trim: true }),
                  })}
                </p>
                {is_reached && <Badge tone="positive">{text('predictions.level.reached')}</Badge>}
              </div>
              <p className="text-xs text-ink-soft">
                {left > 0 ? text('predictions.level.left', { left }) : text('predictions.level.none')}
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

const Streaks = ({ major }: { readonly major: AustinMajor }) => {
  const text = useText<typeof texts>()
  const { longestStreak } = major.playerData
  return (
    <Card heading={text('predictions.streaks')}>
      <ul className="flex flex-wrap gap-2 *:flex">
        {major.settings.achievements.map(({ streak }) => {
          const is_reached = longestStreak >= streak
          return (
            <li key={streak}>
              <Badge tone={is_reached ? 'accent' : 'neutral'}>
                <span className="flex items-center gap-1">
                  {is_reached && <Check className="size-3.5" aria-hidden="true" />}
                  {text('predictions.streak', { streak })}
                  {is_reached && <span className="sr-only">{text('predictions.level.reached')}</span>}
                </span>
              </Badge>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text('predictions.streak.text', { longest: longestStreak })}</p>
    </Card>
  )
}

/** Right guesses of those that are decided: what is not played yet is not counted as missed. */
const Standing = ({ major }: { readonly major: AustinMajor }) => {
  const text = useText<typeof texts>()
  const { right, predictions } = major.playerData
  const decided = predictions.filter(({ isRight }) => isRight !== null).length
  const waiting = predictions.length - decided
  return (
    <>
      {(decided > 0 || waiting === 0) && text('predictions.right', { right, all: decided })}
      {decided > 0 && waiting > 0 && ' · '}
      {waiting > 0 && text('predictions.waiting', { count: waiting })}
    </>
  )
}

/** The Austin major: guesses on esports, three levels a week, each with a free bet. */
const AustinMajorPage = () => {
  const text = useText<typeof texts>()
  const data = componentOf(useLoaderData<typeof loader>(), 'austin-major')
  if (!data) return null
  const { major, sports } = data
  const { predictions } = major.playerData
  return (
    <SportFrame sports={sports} heading={text('predictions.austin-major.heading')} is_headed has_odds={false}>
      <ContestHero contest="austin-major" until={major.week.until}>
        <Standing major={major} />
      </ContestHero>
      <Levels major={major} />
      <Streaks major={major} />
      <MatchPicks matches={major.events} predictions={predictions} outcomes={['home', 'away']} />
      <Card>
        <p className="max-w-prose text-sm text-ink-soft">{text('predictions.rules.austin-major')}</p>
      </Card>
    </SportFrame>
  )
}

export default AustinMajorPage
