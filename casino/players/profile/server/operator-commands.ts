import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { type Decider, type OperatorCommand, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { decideDocument } from './decide-document.ts'
import { isDay, type Person } from '../rules.ts'
import { readPending } from './document-store.ts'
import { readPersons } from './store.ts'

/** Maximum number of listed documents. */
const listed = 200

/** Lists pending documents, oldest first, one per line, with what the player says of themselves: the document must show the same. */
export const listDocuments: OperatorWork = async (house) => {
  const waiting = await readPending(house.db, listed)
  const player_ids = waiting.map(({ player_id }) => player_id)
  const players = await playersByIds(house.db, player_ids)
  const persons = await readPersons(house.db, player_ids)
  if (waiting.length === 0) return 'No document waits for a decision.'
  const lines = waiting.map(({ id, type, player_id, file, uploaded_at }) => {
    const { first_name, last_name, birth_date } = persons.get(player_id) ?? {}
    const person = [first_name, last_name, birth_date].map((value) => value ?? '-')
    return [id, type, players.get(player_id)?.login ?? player_id, ...person, uploaded_at.toISOString(), `documents/${file}`].join('\t')
  })
  return lines.join('\n')
}

/** Decides, and records actor and reason in the audit log in the same transaction (reliability 22). */
export const decideOn =
  (document_id: bigint, status: 'approved' | 'rejected', { actor, reason }: Decider, shown: Person | null = null): OperatorWork =>
  async (house) => {
    const document = await decideDocument(house, { document_id, status, actor, reason, shown }, (tx, decided) =>
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

/** What an operator read in a document; null if they name nothing. */
const readPerson = ([first_name, last_name, birth_date]: readonly string[]): Person | null => {
  if (first_name === undefined) return null
  if (last_name === undefined || birth_date === undefined || !isDay(birth_date))
    throw new OperatorMistake('Write what the document shows: "<first name>" "<last name>" <birth date as 1990-05-17>.')
  return { first_name, last_name, birth_date }
}

export const commands: readonly OperatorCommand[] = [
  { name: 'documents list', read: () => listDocuments },
  {
    name: 'documents approve',
    usage: '<id> ["<first name>" "<last name>" <birth date>]',
    decides: true,
    help: 'An identity document is approved with the name and birth date that stand in it. They are read from the picture, not from the\nlist: where the profile says otherwise, the approval is refused.',
    read: ({ words: [id, ...shown] }, by) => decideOn(readId(id), 'approved', by, readPerson(shown)),
  },
  {
    name: 'documents reject',
    usage: '<id>',
    decides: true,
    help: 'Of a rejected document the player reads the reason.',
    read: ({ words }, by) => decideOn(readId(words[0]), 'rejected', by),
  },
]
