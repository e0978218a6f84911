import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { RoundEndedByHouse } from '../../events.ts'
import { booksOf } from './books.ts'
import { dropDemoRound, lockRound, readDueRounds, type SteppedRow } from './step-store.ts'
import { isWithoutPair, steppedEngineOf } from './told-steps.ts'
import { uncover } from './take-step.ts'

/** Rounds that are read at once. */
const page = 1_000

/** Takes the published steps of the house until the round is over. Whoever came before has moved it on: then nothing happens. */
const finish = (house: House, due: SteppedRow): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await booksOf(house, due).hold(tx)
    const { game } = steppedEngineOf(due.slug)
    for (;;) {
      const row = await lockRound(tx, due)
      if (!row || row.ended_at !== null || row.due_at > house.clock.now()) return
      if (await isWithoutPair(tx, row)) return dropDemoRound(tx, row.id)
      const step = game.fallback(row.offers)
      const key = `house:${row.id}:${row.command.steps.length + 1}`
      const { round } = await uncover(tx, house, row, { step, stakes: 0, key, request_hash: Buffer.alloc(0) })
      // Whose window still stands open sees it there. Guests have no channel, and play money is nothing to be told of.
      if (!round.open && row.mode === 'money')
        await announce(tx, house, [RoundEndedByHouse({ slug: row.slug, round_id: round.id }, row.owner_id)])
    }
  })

/** Every due round of a mode once; what cannot be ended holds up nobody else's, however many of it there are. */
const finishMode = async (house: House, mode: 'money' | 'demo', failed: unknown[]): Promise<void> => {
  const now = house.clock.now()
  let after: SteppedRow | undefined
  do {
    const due = await readDueRounds(house.db, mode, now, after, page)
    for (const row of due) await finish(house, row).catch((error: unknown) => void failed.push(error))
    after = due.length === page ? due.at(-1) : undefined
  } while (after)
}

/** Ends the open rounds whose time is over, as their rules say, and pays them: also of who may not stake any more. Money comes first. */
export const finishDue = async (house: House): Promise<void> => {
  const failed: unknown[] = []
  await finishMode(house, 'money', failed)
  house.facts.wake()
  await finishMode(house, 'demo', failed)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} rounds could not be ended`)
}
