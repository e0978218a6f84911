import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { Illustration } from './illustration.tsx'
import { SkeletonText } from './skeleton.tsx'

/** Why something could not be had, in the player's words, and the way to ask again. */
export interface Failure {
  readonly heading: string
  readonly text: string
  readonly again_label: string
  readonly onAgain: () => void
}

interface PartToComeProps {
  /** How many lines of text will stand here. */
  readonly lines: number
  /** What loads, for those who do not see the lines to come. */
  readonly loading_label: string
  /** Null while the part is on its way. */
  readonly failure: Failure | null
  /** A part of its own has a picture; one inside a card does without. */
  readonly with_picture?: boolean
}

/** What stands in the place of a part that is on its way, or did not come. */
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
