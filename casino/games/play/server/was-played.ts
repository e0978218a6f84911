import { isRoundSettled } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { readDemoRoundByKey } from './demo-store.ts'
import type { GameSession } from './game-session.ts'
import { readStepByKey } from './steps/step-store.ts'

/** Whether a command of this key was answered before: its repeat brings that answer, and nothing is staked by it. */
export const wasPlayed = async (house: House, { owner_id, mode }: GameSession, key: string): Promise<boolean> => {
  if (await readStepByKey(house.db, owner_id, `${mode}:${key}`)) return true
  if (mode === 'demo') return (await readDemoRoundByKey(house.db, owner_id, key)) !== undefined
  return isRoundSettled(house.db, owner_id, `round:${key}`)
}
