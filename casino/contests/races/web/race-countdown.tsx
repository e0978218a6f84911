import { useEffect } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Countdown } from '#ui/countdown.tsx'
import type { texts } from '../texts.ts'
import { refreshRace, type LiveRaceProps } from './live-race.ts'
import { useUnits } from './race-words.ts'
import { useRemaining } from './use-remaining.ts'

/** The end is told by a message; where none comes, the page looks for itself now and then. */
const look_again_ms = 8_000

type RaceCountdownProps = LiveRaceProps & { readonly size?: 'sm' | 'md' }

/** The time that is left, then the counting of the last rounds. */
export const RaceCountdown = ({ race, skew_ms, size = 'md' }: RaceCountdownProps) => {
  const text = useText<typeof texts>()
  const units = useUnits()
  const remaining_ms = useRemaining(race.endsAt, race.now, skew_ms)
  const is_over = remaining_ms === 0
  useEffect(() => {
    if (!is_over) return
    const timer = setInterval(() => void refreshRace(), look_again_ms)
    return () => clearInterval(timer)
  }, [is_over])
  if (is_over)
    return (
      <p role="status" className="font-semibold text-ink-soft">
        {text('races.counting')}
      </p>
    )
  return <Countdown label={text('races.until-end')} remaining_ms={remaining_ms} units={units} size={size} />
}
