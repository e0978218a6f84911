import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  /** An illustration of ui/art: `<Illustration name="no-games" />`. */
  readonly picture?: ReactNode
  readonly heading: string
  /** 1 if it is the page's only content. */
  readonly level?: 1 | 2
  /** What will be here, and how to get it. */
  readonly children?: ReactNode
  /** The next step: a button or a link. An empty list without one is a dead end. */
  readonly action: ReactNode
  readonly className?: string
}

export const EmptyState = ({ picture, heading, level = 2, children, action, className }: EmptyStateProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classNames('mx-auto flex max-w-105 flex-col items-center gap-2 px-4 py-10 text-center', className)}>
      {picture}
      <Heading className="mt-3 text-xl font-bold">{heading}</Heading>
      {children && <p className="text-balance text-ink-soft">{children}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  )
}
