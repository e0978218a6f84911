import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ErrorState } from './error-state.tsx'
import { Illustration } from './illustration.tsx'
import type { Failure } from './part-to-come.tsx'
import { SkeletonTableRow } from './skeleton.tsx'

const rows_to_come = 6

interface ListFrameProps {
  /** `bare` inside of something that already has a frame. */
  readonly frame?: 'card' | 'bare'
  /** Skeletons while loading; table rows by default. */
  readonly coming?: ReactNode
  readonly is_loading: boolean
  /** Name of what is loading, for screen readers. */
  readonly loading_label: string
  /** Null unless loading failed. */
  readonly failure: Failure | null
  /** The list, or its empty state; nothing while loading or after a failure. */
  readonly children: ReactNode
}

const rowsToCome = Array.from({ length: rows_to_come }, (_, row) => <SkeletonTableRow key={row} />)

const Frame = ({ frame, is_loading, children }: Pick<ListFrameProps, 'frame' | 'is_loading' | 'children'>) =>
  frame === 'bare' ? (
    <div aria-busy={is_loading}>{children}</div>
  ) : (
    <Card flush aria-busy={is_loading}>
      {children}
    </Card>
  )

/** The card of a long list in each of its states. */
export const ListFrame = ({ frame = 'card', coming = rowsToCome, is_loading, loading_label, failure, children }: ListFrameProps) => (
  <Frame frame={frame} is_loading={is_loading}>
    {is_loading && (
      <div role="status" aria-label={loading_label}>
        {coming}
      </div>
    )}
    {failure && (
      <ErrorState
        picture={<Illustration name="error" />}
        heading={failure.heading}
        action={<Button onClick={failure.onAgain}>{failure.again_label}</Button>}
      >
        {failure.text}
      </ErrorState>
    )}
    {children}
  </Frame>
)
