import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'
import { randomSeed, useRotation } from './use-rotation.ts'

interface RevealProps {
  /** A round is open on the pair of the one that is to be checked: no press reveals it before that one is over. */
  readonly is_held: boolean
  readonly seeds: Seeds
  readonly onSeeds: (seeds: Seeds) => void
}

/** The one press that a hidden round needs: the player's seeds move on, the secret is open, and the round is checked by itself. */
export const Reveal = ({ is_held, seeds, onSeeds }: RevealProps) => {
  const text = useText<typeof texts>()
  const { is_busy, rotate } = useRotation(seeds, onSeeds)
  const press = (
    <Button loading={is_busy} onClick={() => void rotate(randomSeed())}>
      {text('fairness.verify.reveal')}
    </Button>
  )
  return (
    <Notice tone="warning" heading={text('fairness.verify.not-revealed.heading')} className="mb-4" {...(is_held ? {} : { action: press })}>
      {text(is_held ? 'fairness.verify.held.text' : 'fairness.verify.not-revealed.text')}
    </Notice>
  )
}
