import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import type { Posted } from './movement.ts'
import { postReversal } from './post.ts'
import { readEntries, reversalOf } from './store.ts'
import { endedPurses, lockOwnersOf, takeBackWagers } from './grants-store.ts'
import type { Account } from './account.ts'

/**
 * Corrects a transaction by posting its opposite, and writes who did it and why into the audit log. A transaction is
 * reversed once, whatever the key; a reversal is not reversed. What stood in a purse that has ended since (a grant's, free spins') goes back
 * to, or is taken from, where that went; what a stake counted towards a bonus is taken back.
 * Refusals: `transaction-unknown` (also: reversed before), `insufficient-funds` when the player no longer has what would go back.
 * Source: reliability 2 and 22.
 */
export const reverse = async (
  tx: Tx,
  house: House,
  command: { readonly key: string; readonly transaction: bigint; readonly actor: string; readonly reason: string },
): Promise<Posted> => {
  // Controls before accounts, as whoever stakes does: what the transaction counted towards a bonus goes back with it.
  await lockOwnersOf(tx, command.transaction)
  const known = await reversalOf(tx, command.transaction)
  // Where money goes may have changed since: the repeat is told by its key alone.
  if (known) return known.key === command.key ? { transaction_id: known.id, replayed: true } : refuse('transaction-unknown')
  const found = await readEntries(tx, { id: command.transaction })
  if (!found || found.reversal) return refuse('transaction-unknown')
  const ends = await endedPurses(
    tx,
    found.entries.flatMap(({ from, to }) => [from, to]),
  )
  const standsNow = (account: Account): Account => ends.get(`${account.owner_id} ${account.purse}`) ?? account
  const postings = found.entries
    .toReversed()
    .map(({ from, to, amount_minor }) => ({ from: standsNow(to), to: standsNow(from), amount_minor }))
  const { key, actor, transaction } = command
  const movement = { key, reason: 'reversal', reference: `transaction:${transaction}`, actor, postings }
  const posted = await postReversal(tx, house, movement, transaction)
  if (!posted.replayed) {
    await takeBackWagers(tx, transaction)
    await appendAudit(tx, house, {
      actor,
      action: 'money/wallet.reverse',
      reason: command.reason,
      subject: `transaction:${transaction}`,
      data: { reversed_by: posted.transaction_id.toString() },
    })
  }
  return posted
}
