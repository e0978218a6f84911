import { type WantedDeposit, requireMayDeposit } from '#casino/money/cash-desk/server/api.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { ReceiveFault } from '../rules.ts'
import { openLink } from './link-store.ts'

export interface Incoming {
  readonly project: string
  readonly link_id: string
  readonly amount_minor: bigint
  readonly currency: string
}

type RefuseDeposit = (intent: WantedDeposit) => Promise<void>

/** What the rules of deposits say of it; null where they let it in. */
const depositFault = async (check: RefuseDeposit, intent: WantedDeposit): Promise<ReceiveFault | null> => {
  try {
    await check(intent)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'deposits-blocked') return 'blocked'
    if (error.code === 'deposit-limit-reached' || error.code === 'deposit-limit-exceeded') return 'limit'
    throw error
  }
}

/**
 * Whether a transfer may come in: the link holds, the player plays in this currency, and a deposit of as much would be taken. `check` takes the
 * lock of deposits where the answer counts; the currency cannot change under it.
 */
export const receivingFault = async (
  house: House,
  db: Executor,
  { project, link_id, amount_minor, currency }: Incoming,
  check: RefuseDeposit = (intent) => requireMayDeposit(db, house, intent),
): Promise<{ readonly player_id: bigint | null; readonly fault: ReceiveFault | null }> => {
  const player_id = (await openLink(db, project, link_id))?.player_id ?? null
  if (player_id === null) return { player_id, fault: 'unlinked' }
  const playsInIt = async (): Promise<boolean> => (await playerById(db, player_id))?.currency === currency
  if (!isCurrency(currency) || !(await playsInIt())) return { player_id, fault: 'currency' }
  const fault = await depositFault(check, { player_id, amount_minor, currency, language: house.brand.default_language })
  return { player_id, fault: fault ?? ((await playsInIt()) ? null : 'currency') }
}
