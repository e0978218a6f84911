import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'accent' | 'second' | 'positive' | 'negative' | 'warning' | 'info'

/** Text and background colours of each tone, AA in every brand and theme. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-ink',
  accent: 'bg-accent-soft text-accent-ink',
  second: 'bg-second-soft text-second',
  positive: 'bg-positive-soft text-positive',
  negative: 'bg-negative-soft text-negative',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
}

type BadgeProps = {
  readonly tone?: Tone
  readonly icon?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A short label of a state: new, won, in progress. */
export const Badge = ({ tone = 'neutral', icon, className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex h-6 items-center gap-1 rounded-xs px-2 text-xs font-bold whitespace-nowrap [&_svg]:size-3.5',
      toneClass[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
)
