import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'section'> & {
  readonly heading?: ReactNode
  /** Content opposite the heading: a link, a badge, a button. */
  readonly aside?: ReactNode
  /** `flush` removes the inner margin, for tables and pictures that reach the edge. */
  readonly flush?: boolean
}

/** In a grid it is as wide as its column, however long a line in it is. */
export const Card = ({ heading, aside, flush = false, className, children, ...rest }: CardProps) => (
  <section
    {...rest}
    className={classNames('min-w-0 overflow-clip rounded-lg bg-surface-1 shadow-low inset-ring inset-ring-line', className)}
  >
    {heading && (
      <header className="flex min-h-15 items-center justify-between gap-3 px-4 pt-3 sm:px-5">
        <h2 className="text-lg font-bold">{heading}</h2>
        {aside}
      </header>
    )}
    <div className={flush ? undefined : heading ? 'p-4 pt-2 sm:p-5 sm:pt-2' : 'p-4 sm:p-5'}>{children}</div>
  </section>
)
