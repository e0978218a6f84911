import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { BoardStarted } from '../events.ts'
import { settle_after_ms } from '../rules.ts'
import { openBoards, takeEnded, takeStarted } from './board-store.ts'
import { endedFact } from './end-board.ts'
import { foldOldMoves } from './fold-moves.ts'

export const keep_time_job = 'campaigns/boards.keep-time'

/** The job runs every minute; starts and ends before its next run get a run of their own, to the second. */
const ahead_ms = 90_000

/** Announces boards that started or ended, each once, however often and wherever it runs. */
export const keepTime = async (house: House): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const started = await takeStarted(tx, now)
    const ended = await takeEnded(tx, new Date(now.getTime() - settle_after_ms), now)
    await announce(tx, house, [...started.map(({ id, owner }) => BoardStarted({ board_id: Number(id), owner })), ...ended.map(endedFact)])
  })
  house.facts.wake()
}

/**
 * Schedules runs for upcoming starts, and for ends once their last rounds are settled: each minute for those before the next, and for a
 * board that was just scheduled, which may begin before any minute is over.
 */
export const planMoments = async (house: House): Promise<void> => {
  const now_ms = house.clock.now().getTime()
  const moments_ms = (await openBoards(house.db)).flatMap(({ starts_at, ends_at }) => [
    starts_at.getTime(),
    ends_at.getTime() + settle_after_ms,
  ])
  for (const at_ms of new Set(moments_ms))
    if (at_ms > now_ms && at_ms <= now_ms + ahead_ms)
      await house.jobs.send(keep_time_job, { at: new Date(at_ms).toISOString() }, { start_after: new Date(at_ms), key: String(at_ms) })
}

export const jobs: readonly JobDeclaration[] = [
  {
    name: keep_time_job,
    cron: '* * * * *',
    run: async (data, house) => {
      await keepTime(house)
      // A scheduled run schedules no further ones, because the next regular run would schedule the same.
      if ((data as { at?: string } | null)?.at) return
      await planMoments(house)
      await foldOldMoves(house)
    },
  },
]
