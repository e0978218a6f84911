import { useText } from '#kernel/web/texts/use-text.tsx'
import type { Payout } from '../contract.ts'
import type { texts } from '../texts.ts'
import { timeWords } from '../time-words.ts'

/** How long payouts took lately, in words. */
export const useUsualTime = () => {
  const text = useText<typeof texts>()
  const inWords = (seconds: number): string => {
    const { key, count } = timeWords(seconds)
    return text(key, { count })
  }
  return ({ half, most }: NonNullable<Payout['usualTime']>): string => text('payouts.usual', { half: inWords(half), most: inWords(most) })
}
