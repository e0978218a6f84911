import { useText } from '#kernel/web/texts/use-text.tsx'
import type { TrackStep } from '../contract.ts'
import type { texts } from '../texts.ts'

/** How many rewards of a step are left for whoever does not have theirs yet; a step without a number of them says nothing. */
export const LeftRewards = ({ step: { left, isGiven } }: { readonly step: Pick<TrackStep, 'left' | 'isGiven'> }) => {
  const text = useText<typeof texts>()
  if (left === null || isGiven) return null
  return <span className="text-xs text-ink-soft">{left === 0 ? text('missions.out') : text('missions.left', { count: left })}</span>
}
