import type { TestHouse } from '#apps/testing/test-house.ts'
import { storedMessages } from '#kernel/outbox/stored-messages.ts'

/** Delivers everything pending and returns the messages to a contact, newest first. */
export const postOf = async (t: TestHouse, contact: string): Promise<{ kind: string; subject: string | null; body: string }[]> => {
  await t.drain()
  await t.jobs.runDue(t.house)
  const messages = await storedMessages(t.house.db, 500)
  return messages.filter(({ recipient }) => recipient === contact).map(({ kind, subject, body }) => ({ kind, subject, body }))
}

/** The newest code sent to a contact: six digits in an email or text message, or four of a call. Other messages have none. */
export const codeFor = async (t: TestHouse, contact: string): Promise<string> => {
  const codes = (await postOf(t, contact)).map(({ body }) => /\b(?:\d{6}|\d{8})\b|^\d{4}$/.exec(body)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

/** The token in the link of the newest email that has one. */
export const linkTokenFor = async (t: TestHouse, contact: string): Promise<string> => {
  const tokens = (await postOf(t, contact)).map(({ body }) => /change-password=([\w-]+)/.exec(body)?.[1])
  return tokens.find((token) => token !== undefined) ?? ''
}
