import type { MultipartFile } from '@fastify/multipart'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type uploadDocumentEndpoint } from '../contract.ts'
import { documentTypes, most_pending, uploadTries, type DocumentType } from '../document-rules.ts'
import { DocumentChanged } from '../events.ts'
import { dropPicture, keepPicture } from './document-files.ts'
import { documentLine } from './document-line.ts'
import { type DocumentRow, insertDocument } from './document-store.ts'
import { safePicture } from './safe-picture.ts'
import { holdProfile } from './store.ts'

type UploadCall = Call<typeof uploadDocumentEndpoint>

interface Form {
  readonly type: DocumentType
  readonly sent: Buffer
}

const isType = (value: unknown): value is DocumentType => documentTypes.some((type) => type === value)

/** Reads the whole form with at most one file. A file over the limit is answered with 413. */
const readForm = async (request: UploadCall['request']): Promise<Form> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-type', {}, 415)
  let type: unknown
  let sent: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') sent = await (part as MultipartFile).toBuffer()
    else if (part.fieldname === 'type') type = part.value
  }
  if (!isType(type)) return refuse('document-type-unknown')
  if (!sent || sent.length === 0) return refuse('document-missing')
  return { type, sent }
}

const store = async (house: House, player_id: bigint, type: DocumentType, picture: Buffer): Promise<DocumentRow> => {
  const file = await keepPicture(house, picture)
  try {
    return await inTransaction(house.db, async (tx) => {
      const at = house.clock.now()
      await holdProfile(tx, player_id, at)
      const row = await insertDocument(tx, { player_id, type, file, bytes: picture.length, uploaded_at: at }, most_pending)
      if (!row) return refuse('documents-wait')
      const told = { player_id: String(player_id), document_id: Number(row.id), status: row.status }
      await announce(tx, house, [DocumentChanged(told, player_id)])
      return row
    })
  } catch (error) {
    await dropPicture(house, file)
    throw error
  }
}

/** PR-002: stores a picture of a document for review. */
export const uploadDocument = async ({ house, player_id, request }: UploadCall) => {
  await countTry(house, uploadTries, String(player_id))
  const { type, sent } = await readForm(request)
  const row = await store(house, player_id, type, await safePicture(sent))
  house.facts.wake()
  return { data: documentLine(row) }
}
