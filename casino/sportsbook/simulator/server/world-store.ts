import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface WorldClock {
  readonly anchored_at: Date
  readonly world_ms: number
  readonly speed: number
}

interface WorldRow extends Omit<WorldClock, 'world_ms'> {
  readonly world_ms: bigint
}

/** What the world's clock shows at a moment of the house. */
export const worldAt_ms = ({ anchored_at, world_ms, speed }: WorldClock, at: Date): number =>
  world_ms + (at.getTime() - anchored_at.getTime()) * speed

/** The moment of the house at which the world's clock shows this. */
export const houseAt = ({ anchored_at, world_ms, speed }: WorldClock, shown_ms: number): Date =>
  new Date(Math.round(anchored_at.getTime() + (shown_ms - world_ms) / speed))

/**
 * Makes this process the one that tells of the world for a while, unless another one does: gives the world's clock, or undefined.
 * A new world's clock shows `shown_ms`; a changed speed counts from now on.
 */
export const holdWorld = async (
  db: Executor,
  by: { readonly holder: string; readonly now: Date; readonly until: Date; readonly speed: number; readonly shown_ms: number },
): Promise<WorldClock | undefined> => {
  const { holder, now, until, speed, shown_ms } = by
  const { rows } = await sql<WorldRow>`
    insert into sportsbook_simulator.world as w (id, anchored_at, world_ms, speed, holder, held_until)
    values (1, ${now}, ${Math.round(shown_ms)}, ${speed}, ${holder}, ${until})
    on conflict (id) do update set
      holder = excluded.holder, held_until = excluded.held_until, speed = excluded.speed,
      world_ms = case when w.speed = excluded.speed then w.world_ms
        else round(w.world_ms + extract(epoch from excluded.anchored_at - w.anchored_at) * 1000 * w.speed)::bigint end,
      anchored_at = case when w.speed = excluded.speed then w.anchored_at else excluded.anchored_at end
    where w.holder = ${holder} or w.holder is null or w.held_until < ${now}
    returning anchored_at, world_ms, speed`.execute(db)
  const [row] = rows
  return row && { ...row, world_ms: Number(row.world_ms) }
}

/** Lets another process go on at once. */
export const releaseWorld = async (db: Executor, holder: string): Promise<void> => {
  await sql`update sportsbook_simulator.world set holder = null, held_until = null where holder = ${holder}`.execute(db)
}
