import { CountedGames } from '#casino/campaigns/boards/web/api.ts'
import { StepLine } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { Activity } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useAction } from './use-activity.ts'

type ActivityTrackProps = Activity['tracks'][number] & { readonly slug: string }

/** A track of an activity: its tasks, how far the player is, and the rewards that wait. */
export const ActivityTrack = ({ slug, name, track }: ActivityTrackProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { is_busy, act } = useAction(slug)
  const { currency, exponent, steps, shared, finishers } = track
  return (
    <section id={`track-${name}`} className="scroll-mt-24">
      <Card heading={track.title}>
        {shared !== null && (
          <p className="mb-3 text-ink-soft">
            {text('activities.shared', { amount: formatAmount(shared, { currency, exponent, locale, trim: true }) })}{' '}
            {text('activities.finishers', { count: finishers })}
          </p>
        )}
        <ol className="flex flex-col" aria-label={track.title}>
          {steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              currency={currency}
              exponent={exponent}
              is_busy={is_busy}
              onClaim={() => void act('claim', { part: name, step: step.name })}
            />
          ))}
        </ol>
      </Card>
    </section>
  )
}

/** The games whose rounds count for its tracks and draws, each once. */
export const ActivityGames = ({ activity }: { readonly activity: Activity }) => {
  const all = [...activity.tracks.flatMap(({ track }) => track.games), ...activity.draws.flatMap(({ draw }) => draw.games)]
  const on_boards = new Set(activity.boards.flatMap(({ board }) => board.gamesIds))
  const games = all.filter(({ id }, index) => !on_boards.has(id) && all.findIndex((one) => one.id === id) === index)
  return <CountedGames games={games} />
}
