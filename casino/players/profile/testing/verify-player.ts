import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { getProfileEndpoint, updateProfileEndpoint } from '../contract.ts'
import { decideDocument } from '../server/decide-document.ts'
import { photo, sendDocument } from './send-document.ts'

/** Uploads and approves a player's documents, as Олена Мельник, born when the profile says. The house needs a data folder. */
export const verifyPlayer = async (t: TestHouse, visitor: TestVisitor): Promise<void> => {
  const birth_date = (await visitor.call(getProfileEndpoint)).body.data.birth_date ?? '1987-03-12'
  const shown = { first_name: 'Олена', last_name: 'Мельник', birth_date }
  await visitor.call(updateProfileEndpoint, { body: shown })
  for (const type of ['identity', 'selfie']) {
    const { body } = await sendDocument(t, visitor, await photo(), { type })
    const decision = { document_id: BigInt(body.data.id), status: 'approved', actor: 'operator:anna', reason: 'ok', shown } as const
    await decideDocument(t.house, decision, async () => undefined)
  }
}
