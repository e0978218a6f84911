import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { Illustration } from './illustration.tsx'
import { SkeletonText } from './skeleton.tsx'

/** Why something could not be loaded, in the player's language, and a way to retry. */
export interface Failure {
  readonly heading: string
  readonly text: string
  readonly again_label: string
  readonly onAgain: () => void
}

interface PartToComeProps {
  /** Number of skeleton lines. */
  readonly lines: number
  /** Name of what is loading, for screen readers. */
  readonly loading_label: string
  /** Null while loading. */
  readonly failure: Failure | null
  /** True for a whole section; inside a card there is no picture. */
  readonly with_picture?: boolean
}

/** Placeholder of a part that is loading or failed to load. */
export const PartToCome = ({ lines, loading_label, failure, with_picture = false }: PartToComeProps) =>
  failure ? (
    <ErrorState
      picture={with_picture && <Illustration name="error" />}
      heading={failure.heading}
      action={<Button onClick={failure.onAgain}>{failure.again_label}</Button>}
    >
      {failure.text}
    </ErrorState>
  ) : (
    <div role="status" aria-label={loading_label}>
      <SkeletonText lines={lines} />
    </div>
  )
