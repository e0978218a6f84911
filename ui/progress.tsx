import { classNames } from './class-names.ts'

type ProgressProps = {
  readonly label: string
  readonly value: number
  readonly max: number
  /** The value as text, where a percentage is not enough: "250 of 1000 ₴". */
  readonly value_text?: string
  readonly tone?: 'accent' | 'positive' | 'second'
  readonly className?: string
}

const fills = { accent: 'bg-accent-mark', positive: 'bg-positive', second: 'bg-second' }

/** A progress bar, drawn with a CSS transform, so that changes cause no layout. */
export const Progress = ({ label, value, max, value_text, tone = 'accent', className }: ProgressProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={value_text}
      className={classNames('h-2 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className={classNames('h-full origin-left rounded-full transition-transform duration-500', fills[tone])}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
