import { hash } from 'node:crypto'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { insertTransaction, lockNames, readTransaction, type TransactionRow } from './round-store.ts'

interface Named {
  readonly provider: string
  readonly kind: TransactionRow['kind']
  /** As the provider sent it. */
  readonly request: { readonly transaction: string; readonly round: string }
  /** The transaction that other commands may be about too: its own name, or that of the debit which it takes back. */
  readonly about: string
}

type Done<Answer> = Pick<TransactionRow, 'round_id' | 'amount_minor' | 'parts' | 'debit_ref'> & { readonly answer: Answer }

/**
 * Runs a command of a provider once by the name of its transaction, in one transaction with everything that it moves. The same again is
 * answered as the first time, whatever became of session, switch or limits meanwhile; another content under the name is
 * `provider-transaction-reused` (409).
 */
export const once = async <Answer extends object>(
  house: House,
  { provider, kind, request, about }: Named,
  run: (tx: Tx) => Promise<Done<Answer>>,
): Promise<Answer> => {
  const request_hash = hash('sha256', canonicalJson({ ...request, kind }), 'buffer')
  const answer = await inTransaction(house.db, async (tx) => {
    await lockNames(tx, provider, request.round, about)
    const known = await readTransaction(tx, provider, request.transaction)
    if (known) return known.request_hash.equals(request_hash) ? (known.answer as Answer) : refuse('provider-transaction-reused', {}, 409)
    const done = await run(tx)
    await insertTransaction(tx, { ...done, provider, kind, ref: request.transaction, request_hash, at: house.clock.now() })
    return done.answer
  })
  house.facts.wake()
  return answer
}
