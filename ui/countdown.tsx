import { classNames } from './class-names.ts'

type CountdownProps = {
  /** What it counts down to, for screen readers: "Until the end of the race". */
  readonly label: string
  readonly remaining_ms: number
  /** Short unit names in the player's language. */
  readonly units: {
    readonly days: string
    readonly hours: string
    readonly minutes: string
    readonly seconds: string
  }
  readonly size?: 'sm' | 'md'
  readonly className?: string
}

const day_ms = 86_400_000

const parts = (remaining_ms: number) => {
  const left_ms = Math.max(0, remaining_ms)
  const seconds = Math.floor(left_ms / 1000)
  return {
    days: Math.floor(left_ms / day_ms),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Shows the given remaining time; the caller updates it. Days are shown from 24 hours on, seconds below. */
export const Countdown = ({ label, remaining_ms, units, size = 'md', className }: CountdownProps) => {
  const left = parts(remaining_ms)
  const shown = left.days > 0 ? (['days', 'hours', 'minutes'] as const) : (['hours', 'minutes', 'seconds'] as const)
  return (
    <div role="timer" aria-label={label} className={classNames('amount inline-flex gap-1.5', className)}>
      {shown.map((unit) => (
        <span
          key={unit}
          className={classNames(
            'flex items-baseline gap-1 rounded-sm bg-surface-2 inset-ring inset-ring-line',
            size === 'md' ? 'px-2.5 py-1.5' : 'px-2 py-1',
          )}
        >
          <span className={classNames('font-bold', size === 'md' ? 'text-lg' : 'text-sm')}>{String(left[unit]).padStart(2, '0')}</span>
          <span className="text-xs text-ink-soft">{units[unit]}</span>
        </span>
      ))}
    </div>
  )
}
