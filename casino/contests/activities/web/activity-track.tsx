import { CountedGames } from '#casino/campaigns/boards/web/api.ts'
import { rewardText, StepLine } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Activity } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useAction } from './use-activity.ts'

type ActivityTrackProps = Activity['tracks'][number] & { readonly slug: string }

/** A track of an activity: its tasks, how far the player is, and the rewards that wait. */
export const ActivityTrack = ({ slug, name, track }: ActivityTrackProps) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const { is_busy, act } = useAction(slug)
  const { currency, exponent, steps, shared, finishers } = track
  const money = (amount_minor: number): string => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  return (
    <section id={`track-${name}`} className="scroll-mt-24">
      <Card heading={track.title}>
        {shared !== null && (
          <p className="mb-3 text-ink-soft">
            {text('activities.shared', { amount: money(shared) })} {text('activities.finishers', { count: finishers })}
          </p>
        )}
        <ol className="flex flex-col" aria-label={track.title}>
          {steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              money={money}
              when={
                step.state === 'soon'
                  ? text('activities.from', { at: dateTime(step.startsAt) })
                  : text('activities.until', { at: dateTime(step.endsAt) })
              }
              progress={text('activities.progress', { count: step.count, needed: step.needed })}
            >
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {step.isClaimable && (
                  <Button size="sm" disabled={is_busy} onClick={() => void act('claim', { part: name, step: step.name })}>
                    {text('activities.claim', { reward: rewardText(step, money) ?? '' })}
                  </Button>
                )}
                {step.isGiven && <span className="text-sm font-semibold text-positive">{text('activities.taken')}</span>}
                {step.left !== null && !step.isGiven && (
                  <span className="text-xs text-ink-soft">{text('activities.left', { left: step.left })}</span>
                )}
              </span>
            </StepLine>
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
