import { push } from '#kernel/facts/pushes.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { DocumentChanged } from '../events.ts'

/** RTM-027: the list of documents reloads. */
export const pushes = [
  push(DocumentChanged, (facts) =>
    facts.map(({ data }) => ({
      channel: playerChannel(BigInt(data.player_id)),
      message: { type: 'documents', data: { id: data.document_id, status: data.status } },
    })),
  ),
]
