import { decideDocument, pendingDocuments } from '#casino/account/profile/server/api.ts'
import { playersByIds } from '#casino/account/registration/server/api.ts'
import { appendAudit } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Asked } from './arguments.ts'

/** More is not decided in one sitting. */
const listed = 200

/** What waits for a decision, oldest first, a line each. */
export const listDocuments = async (house: House): Promise<string[]> => {
  const waiting = await pendingDocuments(house.db, listed)
  const players = await playersByIds(
    house.db,
    waiting.map(({ player_id }) => player_id),
  )
  if (waiting.length === 0) return ['No document waits for a decision.']
  return waiting.map(({ id, type, player_id, file, uploaded_at }) =>
    [id, type, players.get(player_id)?.login ?? player_id, uploaded_at.toISOString(), `documents/${file}`].join('\t'),
  )
}

type Decision = Extract<Asked, { readonly document_id: bigint }>

/** Decides, and writes who did it and why into the audit log in the same transaction (reliability 22). */
export const decide = async (house: House, { what, document_id, actor, reason }: Decision): Promise<string> => {
  const status = what === 'approve' ? 'approved' : 'rejected'
  const document = await decideDocument(house, { document_id, status, actor, reason }, (tx, decided) =>
    appendAudit(tx, house, {
      actor,
      action: `account/profile.document-${status}`,
      reason,
      subject: `player:${decided.player_id}`,
      data: { document_id: Number(decided.id), type: decided.type },
    }),
  )
  return `Document ${document.id} (${document.type}) of player ${document.player_id} is ${status}.`
}
