import type { TestHouse } from '#apps/testing/test-house.ts'
import { storedMessages } from '#kernel/outbox/stored-messages.ts'

/** What has come to a contact, the newest first, once everything that waits was delivered. */
export const postOf = async (t: TestHouse, contact: string): Promise<{ kind: string; subject: string | null; body: string }[]> => {
  await t.drain()
  await t.jobs.runDue(t.house)
  const messages = await storedMessages(t.house.db, 500)
  return messages.filter(({ recipient }) => recipient === contact).map(({ kind, subject, body }) => ({ kind, subject, body }))
}

/** The newest code that came to a contact: six digits of a letter or a text message, or the four of a call. Other letters have none. */
export const codeFor = async (t: TestHouse, contact: string): Promise<string> => {
  const codes = (await postOf(t, contact)).map(({ body }) => /\b(?:\d{6}|\d{8})\b|^\d{4}$/.exec(body)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

/** The token in the link of the newest letter that has one. */
export const linkTokenFor = async (t: TestHouse, contact: string): Promise<string> => {
  const tokens = (await postOf(t, contact)).map(({ body }) => /change-password=([\w-]+)/.exec(body)?.[1])
  return tokens.find((token) => token !== undefined) ?? ''
}
