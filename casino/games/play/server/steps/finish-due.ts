import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { RoundEndedByHouse } from '../../events.ts'
import { booksOf } from './books.ts'
import { lockRound, readDueRounds, type SteppedRow } from './step-store.ts'
import { steppedEngineOf } from './told-steps.ts'
import { uncover } from './take-step.ts'

/** So many in one run of the job; the next one is a minute away. */
const at_once = 1_000

/** Takes the published steps of the house until the round is over. Whoever came before has moved it on: then nothing happens. */
const finish = (house: House, due: SteppedRow): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await booksOf(house, due).hold(tx)
    const { game } = steppedEngineOf(due.slug)
    for (;;) {
      const row = await lockRound(tx, due)
      if (!row || row.ended_at !== null || row.due_at > house.clock.now()) return
      const step = game.fallback(row.offers)
      const key = `house:${row.id}:${row.command.steps.length + 1}`
      const { round } = await uncover(tx, house, row, { step, stakes: 0, key, request_hash: Buffer.alloc(0) })
      // Whose window still stands open sees it there. Guests have no channel, and play money is nothing to be told of.
      if (!round.open && row.mode === 'money')
        await announce(tx, house, [RoundEndedByHouse({ slug: row.slug, round_id: round.id }, row.owner_id)])
    }
  })

/** Ends the open rounds whose time is over, as their rules say, and pays them: also of who may not stake any more. */
export const finishDue = async (house: House): Promise<void> => {
  const failed: unknown[] = []
  for (const row of await readDueRounds(house.db, house.clock.now(), at_once))
    // One that cannot be ended holds up nobody else's.
    await finish(house, row).catch((error: unknown) => void failed.push(error))
  house.facts.wake()
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} rounds could not be ended`)
}
