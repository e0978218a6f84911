import type { Call } from '#kernel/http/handle.ts'
import { type getDocumentFileEndpoint, type getVerificationEndpoint, type listDocumentsEndpoint, refuse } from '../contract.ts'
import { missingTypes, verificationStatus } from '../document-rules.ts'
import { maskInn } from '../inn.ts'
import { readPicture } from './document-files.ts'
import { documentLine } from './document-line.ts'
import { readDocument, readDocuments } from './document-store.ts'
import { readProfile } from './store.ts'

export const listDocuments = async ({ house, player_id }: Call<typeof listDocumentsEndpoint>) => ({
  data: (await readDocuments(house.db, player_id)).map(documentLine),
})

/** API-044. */
export const getVerification = async ({ house, player_id }: Call<typeof getVerificationEndpoint>) => {
  const documents = await readDocuments(house.db, player_id)
  const inn = (await readProfile(house.db, player_id))?.inn ?? null
  return {
    data: {
      status: verificationStatus(documents),
      neededDocuments: missingTypes(documents),
      documents: documents.map(documentLine),
      inn: inn && maskInn(inn),
    },
  }
}

/** Reliability 20: to its owner only, as a download and never displayed as a page of this site. */
export const getDocumentFile = async ({ house, player_id, params, reply }: Call<typeof getDocumentFileEndpoint>) => {
  const document = (await readDocument(house.db, player_id, BigInt(params.id))) ?? refuse('document-unknown', {}, 404)
  const picture = await readPicture(house, document.file ?? refuse('document-unknown', {}, 404))
  await reply
    .headers({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="document-${document.id}.jpg"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(picture)
  return {}
}
