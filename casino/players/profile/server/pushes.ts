import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import { verificationStatus } from '../document-rules.ts'
import { DocumentChanged } from '../events.ts'
import type { IdentityMessage } from '../contract.ts'
import { readDocuments } from './document-store.ts'

/** RTM-020: the current verification status, once for any number of changed documents. */
const identityMessage = async (house: House, player_id: bigint): Promise<Publication> => {
  const status = verificationStatus(await readDocuments(house.db, player_id))
  const message: IdentityMessage = { type: 'playerIdentityVerification', data: { status } }
  return { channel: playerChannel(player_id), message: { ...message } }
}

/** RTM-027: makes browsers reload the list of documents. */
export const pushes = [
  push(DocumentChanged, async (facts, house) => {
    const documents = facts.map(({ data }) => ({
      channel: playerChannel(BigInt(data.player_id)),
      message: { type: 'documents', data: { id: data.document_id, status: data.status } },
    }))
    const player_ids = [...new Set(facts.map(({ data }) => BigInt(data.player_id)))]
    return [...documents, ...(await Promise.all(player_ids.map((player_id) => identityMessage(house, player_id))))]
  }),
]
