import { Check } from 'lucide-react'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { toneClass } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { texts } from '../texts.ts'
import type { LiveRaceProps } from './live-race.ts'
import { useMembership } from './use-membership.ts'
import { useIsOver } from './use-remaining.ts'

/** Takes part, or says that the player does. Once the time is over nobody can: the countdown's place says why; who may not play is not invited. */
export const JoinButton = ({ race, skew_ms }: LiveRaceProps) => {
  const text = useText<typeof texts>()
  const { is_busy, join } = useMembership(race)
  const is_over = useIsOver(race, skew_ms)
  const is_closed = useIsPlayClosed()
  if (race.isSubscribed)
    return (
      <span
        className={`inline-flex h-13 items-center justify-center gap-2 rounded-action px-6 font-bold whitespace-nowrap [&_svg]:size-5 ${toneClass.positive}`}
      >
        <Check aria-hidden="true" />
        {text('races.joined')}
      </span>
    )
  if (is_over || is_closed) return null
  return (
    <Button size="lg" disabled={is_busy} onClick={join}>
      {text('races.join')}
    </Button>
  )
}
