import { sql } from 'kysely'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { endSessions, lockAccount, voidPassword } from '#casino/sign-in/sessions/server/api.ts'
import { undoSecondFactorSince } from '#casino/sign-in/second-factor/server/api.ts'
import { undoLinksSince } from '#casino/sign-in/social/server/api.ts'
import { undoContactsSince } from '#casino/sign-in/one-time-codes/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'

/** What a call answers that began before “this was not me” about the last hour and goes on behind it: its body. */
export const acrossThePress = async (t: TestHouse, login: string, call: () => Promise<{ readonly body: object }>): Promise<object> => {
  const player_id = (await playerByLogin(t.house.db, login))!.id
  const since = new Date(t.clock.now().getTime() - 3_600_000)
  let answer: ReturnType<typeof call> | undefined
  let is_over = false
  await inTransaction(t.house.db, async (tx) => {
    await lockAccount(tx, player_id)
    answer = call().finally(() => (is_over = true))
    // Until it waits for the account, as pg_locks shows of this database, or has not waited at all.
    for (let waiting = 0; waiting === 0 && !is_over;) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`.execute(t.house.db)
      waiting = rows[0]?.count ?? 0
    }
    await undoSecondFactorSince(tx, t.house, player_id, since)
    await undoLinksSince(tx, t.house, player_id, since)
    await undoContactsSince(tx, t.house, player_id, since)
    await endSessions(tx, t.house, player_id, 'not-me')
    await voidPassword(tx, player_id)
  })
  return (await answer!).body
}
