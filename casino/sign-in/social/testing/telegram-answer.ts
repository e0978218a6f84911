import { createHash, createHmac } from 'node:crypto'

/** Telegram's result for a person, signed by this bot, as it appears in the fragment. */
export const telegramAnswer = (fields: Readonly<Record<string, string | number>>, bot_token: string): string => {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`)
  const secret = createHash('sha256').update(bot_token).digest()
  const hash = createHmac('sha256', secret).update(lines.toSorted().join('\n')).digest('hex')
  return Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url')
}
