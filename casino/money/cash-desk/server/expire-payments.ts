import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { DepositFailed } from '../events.ts'
import { depositFact } from './deposit-fact.ts'
import { expireUnstarted, expireWaiting, forgetClicks, type Payment } from './store.ts'

const most_at_once = 500
/** Clicks are counted by the week; nobody looks at older ones. */
const clicks_kept_ms = 90 * 86_400_000

const announceExpired = (tx: Tx, house: House, expired: readonly Payment[]): Promise<void> =>
  announce(
    tx,
    house,
    expired.map((payment) => DepositFailed({ ...depositFact(payment), reason: 'expired' }, payment.player_id)),
  )

const expireSome = (house: House): Promise<number> =>
  inTransaction(house.db, async (tx) => {
    const expired = await expireWaiting(tx, house.clock.now(), most_at_once)
    await announceExpired(tx, house, expired)
    return expired.length
  })

/** Expires a payment that its provider will never take, so that no limit counts it while its player begins another one. */
export const expireRefused = async (house: House, payment_id: bigint): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const expired = await expireUnstarted(tx, payment_id, house.clock.now())
    if (expired) await announceExpired(tx, house, [expired])
  })
  house.facts.wake()
}

/** Expires abandoned payments. A later provider message is still applied. */
const expirePayments = async (house: House): Promise<void> => {
  let expired = 0
  do expired = await expireSome(house)
  while (expired === most_at_once)
  house.facts.wake()
}

export const jobs: readonly JobDeclaration[] = [
  { name: 'money/cash-desk.expire-payments', cron: '* * * * *', run: (_data, house) => expirePayments(house) },
  {
    name: 'money/cash-desk.forget-clicks',
    cron: '41 4 * * *',
    run: (_data, house) => forgetClicks(house.db, new Date(house.clock.now().getTime() - clicks_kept_ms)),
  },
]
