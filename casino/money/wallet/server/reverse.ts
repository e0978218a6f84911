import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import type { Posted, Posting } from './movement.ts'
import { postReversal } from './post.ts'
import { readEntries } from './store.ts'
import { reversalOf } from './reversal-store.ts'
import { hold_purse } from './holds.ts'
import { endedPurses, lockOwnersOf, takeBackWagers, takeOfCap, type EndedPurse, uncountPlay } from './grants-store.ts'
import type { Account } from './account.ts'

interface Share {
  readonly account: Account
  readonly amount_minor: bigint
}

/** Where an amount of an account goes to (above zero) or is taken from (below zero) now, in amounts above zero. */
const sharesNow = async (tx: Tx, ends: ReadonlyMap<string, EndedPurse>, account: Account, amount_minor: bigint): Promise<Share[]> => {
  const ended = ends.get(`${account.owner_id} ${account.purse}`)
  const size = amount_minor < 0n ? -amount_minor : amount_minor
  // A hold ends once: nothing would fetch what came back into it.
  if (account.purse === hold_purse && amount_minor > 0n) return [{ account: { ...account, purse: 'main' }, amount_minor: size }]
  if (!ended?.capped) return [{ account: ended?.to ?? account, amount_minor: size }]
  const moved = await takeOfCap(tx, ended.capped.grant_id, amount_minor)
  const cash = moved < 0n ? -moved : moved
  return [
    { account: ended.to, amount_minor: cash },
    { account: ended.capped.fund, amount_minor: size - cash },
  ].filter((share) => share.amount_minor > 0n)
}

/** The postings between those who give and those who get, each as much as their own. */
const between = (givers: readonly Share[], getters: readonly Share[]): Posting[] => {
  const postings: Posting[] = []
  const left = getters.map((getter) => ({ ...getter }))
  for (const giver of givers) {
    let amount = giver.amount_minor
    for (const getter of left) {
      const part = amount < getter.amount_minor ? amount : getter.amount_minor
      if (part > 0n) postings.push({ from: giver.account, to: getter.account, amount_minor: part })
      amount -= part
      getter.amount_minor -= part
    }
  }
  return postings
}

/**
 * Corrects a transaction by posting its opposite, and writes who did it and why into the audit log. A transaction is
 * reversed once, whatever the key; a reversal is not reversed. What stood in a purse that has ended since (a grant's, free spins') goes back
 * to, or is taken from, where that went, under the cap of a grant that became cash; what was taken of a hold goes back to the balance; what a stake counted towards a bonus is taken back, and limits count the
 * transaction as if it had never been.
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
  const postings: Posting[] = []
  for (const { from, to, amount_minor } of found.entries.toReversed())
    postings.push(...between(await sharesNow(tx, ends, to, -amount_minor), await sharesNow(tx, ends, from, amount_minor)))
  const { key, actor, transaction } = command
  const movement = { key, reason: 'reversal', reference: `transaction:${transaction}`, actor, postings }
  const posted = await postReversal(tx, house, movement, transaction)
  if (!posted.replayed) {
    await takeBackWagers(tx, transaction)
    await uncountPlay(tx, transaction, house.clock.now())
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
