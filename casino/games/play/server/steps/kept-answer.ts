import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { GameSession } from '../game-session.ts'
import { readRoundById, readStepByKey } from './step-store.ts'
import { retellSteps } from './told-steps.ts'
import type { PlayedStep } from './write-step.ts'

/** What was answered to this command before, told again; undefined where it is new. Another command under its key is refused (409). */
export const keptAnswer = async (
  db: Executor,
  house: House,
  { owner_id, mode }: GameSession,
  key: string,
  request_hash: Buffer,
): Promise<PlayedStep | undefined> => {
  const step = await readStepByKey(db, owner_id, `${mode}:${key}`)
  if (!step) return undefined
  if (!step.request_hash.equals(request_hash)) throw new Refusal('idempotency-key-reused', {}, 409)
  const row = await readRoundById(db, step.round_id)
  if (!row) return undefined
  return { round: await retellSteps(db, house, row, step.number), balance_minor: toWire(step.balance_after) }
}
