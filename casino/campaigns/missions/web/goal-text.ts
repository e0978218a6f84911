import { useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { TrackStep } from '../contract.ts'
import type { texts } from '../texts.ts'

type ShownGoal = Pick<TrackStep, 'kind' | 'needed' | 'minStake' | 'fromHundredths' | 'leastOdds'>

/** What a step asks for, in words. */
export const useGoalText = (money: (amount_minor: number) => string): ((goal: ShownGoal) => string) => {
  const text = useText<typeof texts>()
  const oddsText = useOddsText()
  return ({ kind, needed, minStake, fromHundredths, leastOdds }) =>
    text(`missions.goal.${kind}`, {
      count: needed,
      stake: money(minStake),
      multiple: (fromHundredths ?? 0) / 100,
      odds: leastOdds === null ? '' : oddsText(leastOdds),
    })
}
