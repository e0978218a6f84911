import { useEffect, useState, useSyncExternalStore } from 'react'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { clockAhead } from './clock-ahead.ts'
import { useMarketWords } from './market-words.ts'

type Play = NonNullable<EventCard['play']>

/** What the sport's clock shows now: it runs on between two messages. */
const useClock = ({ clockSeconds, isRunning, at, pace }: Play): number | null => {
  const [ahead_s, setAhead] = useState(0)
  useEffect(() => {
    if (!isRunning || clockSeconds === null) {
      setAhead(0)
      return undefined
    }
    const tick = (): void => setAhead(clockAhead({ at, pace }))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [at, clockSeconds, isRunning, pace])
  return clockSeconds === null ? null : clockSeconds + ahead_s
}

const two = (value: number): string => String(value).padStart(2, '0')

const halves_s: Readonly<Record<string, number>> = { 'half:1': 2700, 'half:2': 5400 }

/** 63:20; beyond the whole of a half 45+2. */
export const clockText = (seconds: number, period: string): string => {
  const whole_s = halves_s[period]
  if (whole_s !== undefined && seconds >= whole_s) return `${whole_s / 60}+${Math.floor((seconds - whole_s) / 60) + 1}`
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

const Running = ({ play, sport }: { readonly play: Play; readonly sport: string }) => {
  const { part } = useMarketWords()
  const seconds = useClock(play)
  const name = part(play.period)
  const clock = seconds === null || play.period.includes('break') || play.period === 'half-time' ? '' : clockText(seconds, play.period)
  // A football clock says the half by itself.
  return (
    <span className="amount whitespace-nowrap">
      {sport === 'football' && clock !== '' ? clock : [name, clock].filter(Boolean).join(' · ')}
    </span>
  )
}

const everyMinute = (passed: () => void): (() => void) => {
  const timer = setInterval(passed, 60_000)
  return () => clearInterval(timer)
}

const day_ms = 86_400_000

/** Today and tomorrow, as dates are written. */
const daysNear = (date: (at: Date) => string): string => {
  const now = new Date()
  return `${date(now)} ${date(new Date(now.getTime() + day_ms))}`
}

const near = ['sport.begins-today', 'sport.begins-tomorrow'] as const

/** "Today, 18:30" for what is near. A page that is kept was rendered at another time: its bytes have the date. */
const useBeginning = (at: string): string => {
  const text = useText<typeof texts>()
  const { date, dateTime } = useFormats()
  const days = useSyncExternalStore(
    everyMinute,
    () => daysNear(date),
    () => '',
  )
  const [day, whole] = [date(at), dateTime(at)]
  const words = near[days.split(' ').indexOf(day)]
  // The page was rendered with the date: its words may come a moment later, and are empty until then.
  return (words && text(words, { time: whole.slice(day.length + 2) })) || whole
}

/** When an event begins, or began. */
export const Beginning = ({ at }: { readonly at: string }) => (
  <time dateTime={at} className="amount whitespace-nowrap">
    {useBeginning(at)}
  </time>
)

/** When an event begins, how far it is, or that it is over. */
export const MatchTime = ({ event }: { readonly event: EventCard }) => {
  const text = useText<typeof texts>()
  if (event.state === 'ended' || event.state === 'cancelled') return <span>{text(`sport.${event.state}`)}</span>
  if (event.state === 'live' && event.play) return <Running play={event.play} sport={event.sport} />
  return <Beginning at={event.startsAt} />
}
