import { clearingAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { toWire } from '#kernel/money/currency.ts'
import { TransferMoved } from '../events.ts'
import type { ReturnReason, TransferState } from '../rules.ts'
import { endLink } from './link-store.ts'
import { clearingName } from './projects.ts'
import { type TransferRow, writeState } from './transfer-store.ts'

export const tellMove = (tx: Tx, house: House, { id, project, state, reason, amount, currency, player_id }: TransferRow): Promise<void> =>
  announce(tx, house, [
    TransferMoved(
      { transfer_id: `out-${id}`, project, direction: 'out', state, reason, amount_minor: toWire(amount), currency },
      player_id,
    ),
  ])

const giveBack = (tx: Tx, house: House, { id, player_id, project, currency, amount }: TransferRow, actor: string | undefined) =>
  post(tx, house, {
    key: `project-transfer-return:${id}`,
    reason: 'release',
    reference: `project-transfer:${id}`,
    ...(actor !== undefined && { actor }),
    postings: [{ from: clearingAccount(clearingName(project), currency), to: purseOf(player_id, 'main', currency), amount_minor: amount }],
  })

/**
 * Moves a transfer on, with its money and its fact, in the caller's transaction: what arrived stays where it stands, what comes back goes to the
 * purse that it left. Undefined where it may not go there from where it stands by now: then nothing happened.
 */
export const moveTransfer = async (
  tx: Tx,
  house: House,
  id: bigint,
  { state, reason, actor }: { readonly state: TransferState; readonly reason: ReturnReason | null; readonly actor?: string },
): Promise<TransferRow | undefined> => {
  const at = house.clock.now()
  const moved = await writeState(tx, id, state, { reason, at })
  if (!moved) return undefined
  if (state === 'returned') await giveBack(tx, house, moved, actor)
  // The other house knows no such link: here it is over, too.
  if (reason === 'unlinked') await endLink(tx, moved.project, moved.link_id, at)
  await tellMove(tx, house, moved)
  return moved
}
