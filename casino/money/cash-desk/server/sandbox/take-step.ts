import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Outcome, Step } from './cards.ts'
import type { ScenarioOutcome } from './scenarios.ts'
import { sendNotice } from './deliver.ts'
import { paymentWords } from './notice-words.ts'
import { insertNotice, takeStep } from './store.ts'

/**
 * Moves a sandbox payment and writes what the merchant has to be told of it, in one transaction; the telling itself is a
 * job. False when the payment is closed or another press was faster: then nothing happens.
 */
export const step = async (
  house: House,
  token: string,
  taken: Step,
  outcome: Outcome | ScenarioOutcome | null = null,
): Promise<boolean> => {
  const at = house.clock.now()
  const notices = taken.told.map((told) => ({ id: house.random.uuid(), told, due_at: new Date(at.getTime() + told.delay_ms) }))
  const moved = await inTransaction(house.db, async (tx) => {
    const payment = await takeStep(tx, token, taken, outcome, at)
    if (!payment) return false
    for (const { id, told, due_at } of notices) await insertNotice(tx, { id, token, body: paymentWords(payment, told), due_at })
    return true
  })
  if (moved) for (const { id, due_at } of notices) await sendNotice(house, id, due_at)
  return moved
}
