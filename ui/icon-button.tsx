import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for screen readers. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'plain' | 'filled'
  readonly size?: 'sm' | 'md'
  /** Number of unseen items; 0 shows nothing. */
  readonly count?: number
}

const looks = {
  plain: 'text-ink-soft hover:bg-surface-2 hover:text-ink',
  filled: 'bg-surface-2 text-ink inset-ring inset-ring-line hover:bg-surface-3',
}

const shown = (count: number): string => (count > 99 ? '99+' : String(count))

/** A button with only an icon. Its target is 44 px, at small size only where fingers are. */
export const IconButton = ({ label, icon, variant = 'plain', size = 'md', count = 0, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={count > 0 ? `${label}: ${shown(count)}` : label}
    className={classNames(
      'relative inline-grid shrink-0 place-items-center rounded-md transition-[background-color,color,scale] active:scale-95 disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-5',
      size === 'md' ? 'size-11' : 'size-9 before:absolute before:-inset-1 desk:before:hidden',
      looks[variant],
      className,
    )}
  >
    {icon}
    {count > 0 && (
      <span
        className="amount absolute top-1 right-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-bold text-on-accent"
        aria-hidden="true"
      >
        {shown(count)}
      </span>
    )}
  </button>
)
