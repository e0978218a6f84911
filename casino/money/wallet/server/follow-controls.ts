import type { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import type { InTransactionHandler } from '#kernel/facts/reactions.ts'
import { capNames } from '../rules.ts'
import { setStakeControls } from './stake-controls.ts'

const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * What a player decided about their play holds in the ledger with the same commit (reliability 12). Limits on deposits are the
 * cash desk's.
 */
export const followControls: InTransactionHandler<typeof ControlsChanged.schema> = async ({ data }, tx, house) => {
  const limits = capNames.flatMap((which) => {
    const limit = data.limits.find(({ kind, period }) => `${kind}-${period}` === which)
    return limit ? [{ which, amount_minor: BigInt(limit.amount_minor) }] : []
  })
  await setStakeControls(tx, house, BigInt(data.player_id), {
    blocked_until: data.blocked_until === 'lifted' ? 'for-ever' : asDate(data.blocked_until),
    session_until: asDate(data.session_until),
    caps: limits.length === 0 ? null : { asset: data.currency, limits },
  })
}
