import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Classification } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

/** VP-020: from how many points on the next level is the player's, or that there is none. How few are missing is nobody's call to play. */
export const useNextText = (): ((status: Pick<Classification, 'next'>) => string) => {
  const text = useText<typeof pageTexts>()
  return ({ next }) => (next ? text('classification.next', { level: next.level.name, count: next.cp }) : text('classification.highest'))
}
