import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { verificationStatus } from '../document-rules.ts'
import { DocumentChanged, PlayerVerified } from '../events.ts'
import { type Person, showsPerson } from '../rules.ts'
import { documentExists, type DocumentRow, readDocuments, writeDecision } from './document-store.ts'
import { holdProfile } from './store.ts'

export interface DocumentDecision {
  readonly document_id: bigint
  readonly status: 'approved' | 'rejected'
  /** Who decides: `operator:anna`. */
  readonly actor: string
  /** The reason. A player whose document is rejected sees it word for word. */
  readonly reason: string
  /**
   * What the document shows, as read by whoever decides. Needed to approve an identity document: the approval says that the profile
   * names this person, and payouts go to that name alone.
   */
  readonly shown: Person | null
}

const decide = async (tx: Tx, house: House, { document_id, status, actor, reason, shown }: DocumentDecision): Promise<DocumentRow> => {
  const at = house.clock.now()
  const document = await writeDecision(tx, document_id, { status, reject_reason: status === 'rejected' ? reason : null, actor, at })
  if (!document) return refuse((await documentExists(tx, document_id)) ? 'document-decided' : 'document-unknown')
  const { player_id } = document
  // Locked, because two concurrent approvals must not both see the other document as pending.
  const profile = await holdProfile(tx, player_id, at)
  if (status === 'approved' && document.type === 'identity') {
    if (!shown) return refuse('document-unread')
    if (!showsPerson(shown, profile)) return refuse('document-other-person')
  }
  const told = { player_id: String(player_id), document_id: Number(document.id), status }
  await announce(tx, house, [DocumentChanged(told, player_id)])
  const documents = await readDocuments(tx, player_id)
  const before = documents.map((sent) => (sent.id === document.id ? { ...sent, status: 'pending' as const } : sent))
  if (verificationStatus(documents) === 'verified' && verificationStatus(before) !== 'verified')
    await announce(tx, house, [PlayerVerified({ player_id: String(player_id) }, player_id)])
  return document
}

/**
 * Approves or rejects a pending document, in one transaction with what the caller writes in `beside` (the audit record), and wakes
 * the readers. The player is told by the message `documents` and in the notification centre. Refuses `document-unknown`, `document-decided`, and to
 * approve an identity document `document-unread` without what it shows, and `document-other-person` where the profile says otherwise.
 */
export const decideDocument = async (
  house: House,
  decision: DocumentDecision,
  beside: (tx: Tx, document: DocumentRow) => Promise<unknown>,
): Promise<DocumentRow> => {
  const document = await inTransaction(house.db, async (tx) => {
    const decided = await decide(tx, house, decision)
    await beside(tx, decided)
    return decided
  })
  house.facts.wake()
  return document
}
