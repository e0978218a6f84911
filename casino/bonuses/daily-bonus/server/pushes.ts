import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import type { DailyBonusMessage } from '../contract.ts'
import { StepTaken } from '../events.ts'
import { nextStep } from '../rules.ts'

/** RTM-040: a step was taken, so the next one is not there today. */
export const pushes = [
  push(StepTaken, async (facts) =>
    facts.flatMap(({ player_id, data }) => {
      if (player_id === null) return []
      const message: DailyBonusMessage = { type: 'dailyBonus', data: { day: nextStep(data.day), available: false } }
      return [{ channel: playerChannel(player_id), message: { ...message } }]
    }),
  ),
]
