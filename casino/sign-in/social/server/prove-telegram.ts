import type { Call } from '#kernel/http/handle.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { type proveTelegram, refuse } from '../contract.ts'
import { proof_life_ms, telegram, telegram_life_ms } from '../rules.ts'
import { claimNewest, takeTelegramAnswer, writeSaid } from './attempt-store.ts'
import { needProvider } from './providers.ts'
import { readTelegram } from './read-telegram.ts'
import { visitHashOf } from './states.ts'

/** Accepts Telegram's result, once, for a flow that this visit started. */
export const prove = async ({ house, visitor, body }: Call<typeof proveTelegram>) => {
  needProvider(house, telegram)
  const now = house.clock.now()
  const user = readTelegram(body.result, house.config.social.telegram?.token ?? '', now)
  if (!user) return refuse('social-failed')
  await inTransaction(house.db, async (tx) => {
    const state_hash = await claimNewest(tx, telegram, visitHashOf(visitor), now)
    if (!state_hash) return refuse('social-expired')
    // Kept twice as long as a result is accepted.
    if (!(await takeTelegramAnswer(tx, user.hash, new Date(now.getTime() + 2 * telegram_life_ms)))) refuse('social-expired')
    const said = { subject: user.id, email: null, is_email_verified: false }
    await writeSaid(tx, state_hash, said, new Date(now.getTime() + proof_life_ms))
  })
  return {}
}
