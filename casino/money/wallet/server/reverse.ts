import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { appendAudit } from './audit.ts'
import type { Posted } from './movement.ts'
import { postReversal } from './post.ts'
import { readEntries } from './store.ts'

/**
 * Corrects a transaction by posting its opposite, and writes who did it and why into the audit log. A transaction is
 * reversed once, whatever the key; a reversal is not reversed.
 * Refusals: `transaction-unknown` (also: reversed before), `insufficient-funds` when the player no longer has what would go back.
 * Source: reliability 2 and 22.
 */
export const reverse = async (
  tx: Tx,
  house: House,
  command: { readonly key: string; readonly transaction: bigint; readonly actor: string; readonly reason: string },
): Promise<Posted> => {
  const found = await readEntries(tx, { id: command.transaction })
  if (!found || found.reversal) return refuse('transaction-unknown')
  const postings = found.entries.toReversed().map(({ from, to, amount_minor }) => ({ from: to, to: from, amount_minor }))
  const { key, actor, transaction } = command
  const movement = { key, reason: 'reversal', reference: `transaction:${transaction}`, actor, postings }
  const posted = await postReversal(tx, house, movement, transaction)
  if (!posted.replayed)
    await appendAudit(tx, house, {
      actor,
      action: 'money/wallet.reverse',
      reason: command.reason,
      subject: `transaction:${transaction}`,
      data: { reversed_by: posted.transaction_id.toString() },
    })
  return posted
}
