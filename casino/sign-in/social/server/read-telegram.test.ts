import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readTelegram } from './read-telegram.ts'
import { telegramAnswer } from '../testing/telegram-answer.ts'

const token = '123456789:AAexample-token-of-a-test-bot'
const now = new Date('2026-12-01T12:00:00Z')
const auth_date = now.getTime() / 1000 - 10
const person = { id: 4242, first_name: 'Олена', username: 'olena', auth_date }

test('what Telegram has said just now is believed', () => {
  const user = readTelegram(telegramAnswer(person, token), token, now)
  expect(user).toMatchObject({ id: '4242', auth_at: new Date(auth_date * 1000) })
})

test('the check string is every field but the hash, sorted, one a line', () => {
  const secret = createHash('sha256').update(token).digest()
  const hash = createHmac('sha256', secret).update(`auth_date=${auth_date}\nfirst_name=Олена\nid=4242\nusername=olena`).digest('hex')
  const result = Buffer.from(JSON.stringify({ ...person, hash })).toString('base64url')
  expect(readTelegram(result, token, now)?.id).toBe('4242')
})

const forged = (change: (fields: Record<string, unknown>) => void): string => {
  const fields = JSON.parse(Buffer.from(telegramAnswer(person, token), 'base64url').toString()) as Record<string, unknown>
  change(fields)
  return Buffer.from(JSON.stringify(fields)).toString('base64url')
}

test.each([
  ['another person', forged((fields) => (fields['id'] = 1))],
  ['a later moment', forged((fields) => (fields['auth_date'] = auth_date + 1))],
  ['one more field', forged((fields) => (fields['is_admin'] = 'yes'))],
  ['one field less', forged((fields) => delete fields['username'])],
  ['no hash', forged((fields) => delete fields['hash'])],
  ['a hash in other letters', forged((fields) => (fields['hash'] = String(fields['hash']).toUpperCase()))],
  ['a hash that is none', forged((fields) => (fields['hash'] = 'x'))],
  ['a field that holds more', forged((fields) => (fields['username'] = { name: 'olena' }))],
  ['another bot', telegramAnswer(person, '987654321:BBanother-bot-of-somebody')],
  ['no person', telegramAnswer({ auth_date }, token)],
  ['a person that is no number', telegramAnswer({ ...person, id: '../1' }, token)],
  ['no time', telegramAnswer({ id: 4242 }, token)],
  ['a list', Buffer.from('[]').toString('base64url')],
  ['nothing', ''],
  ['noise', '%%%'],
])('what says %s is not', (_what, result) => {
  expect(readTelegram(result, token, now)).toBeUndefined()
})

test.each([
  [299, true],
  [300, false],
  [3600, false],
  [-59, true],
  [-61, false],
])('an answer that is %i seconds old: %s', (age_s, is_taken) => {
  const answer = telegramAnswer({ ...person, auth_date: now.getTime() / 1000 - age_s }, token)
  expect(readTelegram(answer, token, now) !== undefined).toBe(is_taken)
})
