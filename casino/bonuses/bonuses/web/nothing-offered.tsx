import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

interface NothingOfferedProps {
  /** Of the page. */
  readonly heading: string
  readonly why: string
  readonly children: ReactNode
}

/** A page that is about one offer, where the house has none now. */
export const NothingOffered = ({ heading, why, children }: NothingOfferedProps) => (
  <>
    <PageHeading heading={heading} />
    <EmptyState picture={<Illustration name="no-bonuses" />} heading={why} action={null}>
      {children}
    </EmptyState>
  </>
)
