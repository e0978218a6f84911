import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { type Decider, type OperatorCommand, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { decideDocument } from './decide-document.ts'
import { readPending } from './document-store.ts'

/** Maximum number of listed documents. */
const listed = 200

/** Lists pending documents, oldest first, one per line. */
export const listDocuments: OperatorWork = async (house) => {
  const waiting = await readPending(house.db, listed)
  const players = await playersByIds(
    house.db,
    waiting.map(({ player_id }) => player_id),
  )
  if (waiting.length === 0) return 'No document waits for a decision.'
  const lines = waiting.map(({ id, type, player_id, file, uploaded_at }) =>
    [id, type, players.get(player_id)?.login ?? player_id, uploaded_at.toISOString(), `documents/${file}`].join('\t'),
  )
  return lines.join('\n')
}

/** Decides, and records actor and reason in the audit log in the same transaction (reliability 22). */
export const decideOn =
  (document_id: bigint, status: 'approved' | 'rejected', { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const document = await decideDocument(house, { document_id, status, actor, reason }, (tx, decided) =>
      appendAudit(tx, house, {
        actor,
        action: `players/profile.document-${status}`,
        reason,
        subject: `player:${decided.player_id}`,
        data: { document_id: Number(decided.id), type: decided.type },
      }),
    )
    return `Document ${document.id} (${document.type}) of player ${document.player_id} is ${status}.`
  }

const readId = (typed: string | undefined): bigint => {
  if (typed === undefined || !/^[1-9]\d{0,15}$/.test(typed))
    throw new OperatorMistake('Name the document by its number, as the list shows it.')
  return BigInt(typed)
}

export const commands: readonly OperatorCommand[] = [
  { name: 'documents list', read: () => listDocuments },
  { name: 'documents approve', usage: '<id>', decides: true, read: ({ words }, by) => decideOn(readId(words[0]), 'approved', by) },
  {
    name: 'documents reject',
    usage: '<id>',
    decides: true,
    help: 'Of a rejected document the player reads the reason.',
    read: ({ words }, by) => decideOn(readId(words[0]), 'rejected', by),
  },
]
