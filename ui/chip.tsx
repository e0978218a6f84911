import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChipProps = ComponentProps<'button'> & {
  readonly selected?: boolean
  readonly icon?: ReactNode
  readonly count?: number
}

/** Chip classes for a link: set `aria-current` on it when it is selected, "page" or, where the page is within what it leads to, "true". */
export const chipClass = (selected = false, className?: string): string =>
  classNames(
    // Under a finger it is 44 px high.
    'relative inline-flex h-10 before:absolute before:inset-x-0 before:-inset-y-0.5 desk:before:hidden shrink-0 items-center gap-2 rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-[background-color,color,scale] active:scale-[0.98] [&_svg]:size-4.5',
    selected
      ? 'bg-accent text-on-accent inset-ring inset-ring-accent-mark'
      : 'bg-surface-2 text-ink inset-ring inset-ring-line hover:bg-surface-3 aria-[current=page]:bg-accent aria-[current=page]:text-on-accent aria-[current=page]:inset-ring-accent-mark aria-[current=true]:bg-accent aria-[current=true]:text-on-accent aria-[current=true]:inset-ring-accent-mark',
    className,
  )

/** A filter that is on or off, or a preset amount. */
export const Chip = ({ selected = false, icon, count, className, children, ...rest }: ChipProps) => (
  <button type="button" aria-pressed={selected} {...rest} className={chipClass(selected, className)}>
    {icon}
    {children}
    {count !== undefined && <span className={classNames('amount text-xs', !selected && 'text-ink-soft')}>{count}</span>}
  </button>
)
