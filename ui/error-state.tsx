import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'

type ErrorStateProps = {
  readonly picture?: ReactNode
  /** What happened, in plain words. */
  readonly heading: string
  readonly level?: 1 | 2
  /** What to do about it. */
  readonly children: ReactNode
  readonly action: ReactNode
  /** An id to quote to support. */
  readonly reference?: string
}

/** Something could not be loaded. Announced at once to screen readers. */
export const ErrorState = ({ picture, heading, level = 2, children, action, reference }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState picture={picture} heading={heading} level={level} action={action}>
      {children}
      {reference && <span className="amount mt-2 block text-xs">{reference}</span>}
    </EmptyState>
  </div>
)
