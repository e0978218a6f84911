import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { restrictByHouse } from '#casino/players/responsible-play/server/api.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { OperatorError, OperatorMistake, operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { eraseDataOf } from '#kernel/personal-data/erase-data.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { getChat, ignorePlayer, reportMessage, writeMessage } from '../contract.ts'
import { holding_reports, slow_s } from '../rules.ts'
import { chatMoves } from './rooms.ts'

const room = 'live-wheel'

let t: TestHouse
let olena: RegisteredPlayer
let taras: RegisteredPlayer
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())
beforeEach(async () => {
  olena = await registerPlayer(t)
  taras = await registerPlayer(t)
})

const say = async ({ visitor }: RegisteredPlayer, text: string, where = room) =>
  (await visitor.call(writeMessage, { params: { room: where }, body: { text } })).body as unknown as {
    success: boolean
    error?: string
    seconds?: number
    data: { id: number; login: string; text: string }
  }
const chat = async (visitor: TestVisitor = t.visitor(), where = room) =>
  (await visitor.call(getChat, { params: { room: where } })).body.data
const said = async (visitor?: TestVisitor): Promise<string[]> => (await chat(visitor)).messages.map(({ text }) => text)
const report = ({ visitor }: RegisteredPlayer, id: number) => visitor.call(reportMessage, { params: { id }, body: { reason: 'abuse' } })
const operate = (...words: readonly string[]) => readCommand(contributionsTo(t.house.slices, operatorCommands), ['chat', ...words])(t.house)
const decide = (...words: readonly string[]) => operate(...words, '--actor', 'anna', '--reason', 'Образи')
const later = (): void => t.clock.advance(slow_s * 1000)
const audited = async (action: string) =>
  (
    await sql<{ actor: string; reason: string }>`
      select actor, reason from kernel.audit where action = ${action} order by id desc limit 1`.execute(t.house.db)
  ).rows[0]

test('players at a table talk, a guest reads, and the text is kept as text', async () => {
  const { data } = await say(olena, '  3 > 2,   правда?  ')
  expect(data).toMatchObject({ login: olena.login, text: '3 > 2, правда?' })
  await say(taras, 'Правда')
  const seen = await chat()
  expect(seen.messages.slice(-2).map(({ login, text }) => [login, text])).toEqual([
    [olena.login, '3 > 2, правда?'],
    [taras.login, 'Правда'],
  ])
  expect(seen).toMatchObject({ isOpen: true, slowSeconds: slow_s, own: null })
  expect((await chat(olena.visitor)).own).toEqual({ login: olena.login, ignored: [], mutedUntil: null })
  expect((await chat(t.visitor(), 'live-roulette')).messages).toEqual([])
})

test('a guest may not write, and a room that is none is 404', async () => {
  const guest = await t.visitor().arrive()
  expect((await guest.call(writeMessage, { params: { room }, body: { text: 'Привіт' } })).status).toBe(401)
  for (const none of ['no-room', 'live'])
    expect((await olena.visitor.call(writeMessage, { params: { room: none }, body: { text: 'Привіт' } })).status).toBe(404)
  expect((await t.visitor().call(getChat, { params: { room: 'no-room' } })).status).toBe(404)
})

test('links, markup, floods, lookalikes, forbidden words and emptiness are refused in words, and nothing is kept', async () => {
  const errors: (string | undefined)[] = []
  for (const text of ['заходь на site . com', '<b>о</b>', 'ааааааааааа', 'саsinо', 'гар\u200bна', 'ну ти й мудак', '!?'])
    errors.push((await say(olena, text)).error)
  expect(errors).toEqual(['chat-link', 'chat-markup', 'chat-flood', 'chat-lookalikes', 'chat-invisible', 'chat-words', 'chat-empty'])
  expect((await chat(olena.visitor)).messages.filter(({ login }) => login === olena.login)).toEqual([])
  // What was refused does not count as the last message.
  expect((await say(olena, 'Добре, спокійно')).success).toBe(true)
})

test('slow mode holds at once and in every room; of ten messages at once one stands', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, (_, index) => say(olena, `повідомлення ${index}`)))
  expect(all.filter(({ success }) => success)).toHaveLength(1)
  expect(all.find(({ success }) => !success)).toMatchObject({ error: 'chat-slow', seconds: slow_s })
  expect(await say(olena, 'в іншій кімнаті', 'live-draw')).toMatchObject({ error: 'chat-slow' })
  later()
  expect((await say(olena, 'тепер можна')).success).toBe(true)
  later()
  expect(await say(olena, 'Тепер можна')).toMatchObject({ error: 'chat-repeated' })
})

test('who may not play may not write, and reads on', async () => {
  await restrictByHouse(t.house, { player_id: olena.player_id, kind: 'undesirable', is_set: true }, async () => undefined)
  expect(await say(olena, 'Привіт')).toMatchObject({ success: false, error: 'chat-play-closed' })
  expect((await chat(olena.visitor)).own?.login).toBe(olena.login)
})

test('reports of three players take a message out of sight until a person restores it; one player counts once', async () => {
  const { data } = await say(olena, 'суперечлива думка')
  const readers = await Promise.all(Array.from({ length: holding_reports - 1 }, () => registerPlayer(t)))
  expect((await report(olena, data.id)).body).toMatchObject({ error: 'chat-message-own' })
  for (const reader of [taras, taras, taras, ...readers.slice(1)]) await report(reader, data.id)
  expect(await said()).toContain('суперечлива думка')
  await report(readers[0]!, data.id)
  expect(await said()).not.toContain('суперечлива думка')
  expect((await report(readers[0]!, data.id)).status).toBe(404)
  expect(await operate('list')).toContain(`${data.id}\t${room}\t${olena.login}\theld`)
  t.clock.advance(1_000)
  await decide('restore', String(data.id))
  expect(await said()).toContain('суперечлива думка')
  expect(await audited('games/table-chat.restored')).toEqual({ actor: 'operator:anna', reason: 'Образи' })
  // What was reported before holds it no more.
  await report(await registerPlayer(t), data.id)
  expect(await said()).toContain('суперечлива думка')
})

test('an operator removes a message, and mutes and unmutes a player, with who and why in the audit log', async () => {
  const { data } = await say(olena, 'перше')
  later()
  await say(olena, 'друге')
  await decide('remove', String(data.id))
  expect(await said()).not.toContain('перше')
  expect(await audited('games/table-chat.removed')).toEqual({ actor: 'operator:anna', reason: 'Образи' })
  await decide('mute', olena.login, '2', '--messages', 'remove')
  expect(await said()).not.toContain('друге')
  later()
  expect(await say(olena, 'третє')).toMatchObject({ error: 'chat-muted' })
  expect((await chat(olena.visitor)).own?.mutedUntil).not.toBeNull()
  await decide('unmute', olena.login)
  expect(await audited('games/table-chat.unmuted')).toEqual({ actor: 'operator:anna', reason: 'Образи' })
  expect((await say(olena, 'третє')).success).toBe(true)
  await decide('mute', olena.login, '1')
  t.clock.advance(3_600_000)
  expect((await say(olena, 'після години')).success).toBe(true)
  expect(() => decide('mute', olena.login, '0')).toThrow(OperatorMistake)
  expect(() => operate('remove', String(data.id))).toThrow(OperatorMistake)
  await expect(decide('remove', '999999999')).rejects.toThrow(OperatorError)
})

test('an operator closes a room, which is read on, opens it and sets its slow mode; other rooms stay', async () => {
  await say(olena, 'до закриття', 'live-draw')
  await decide('close', 'live-draw')
  later()
  expect(await say(taras, 'чи хтось є', 'live-draw')).toMatchObject({ error: 'chat-closed' })
  expect(await chat(t.visitor(), 'live-draw')).toMatchObject({ isOpen: false, messages: [{ text: 'до закриття' }] })
  expect((await say(taras, 'а тут можна')).success).toBe(true)
  await decide('open', 'live-draw')
  await decide('slow', 'live-draw', '60')
  later()
  expect(await say(taras, 'знову тут', 'live-draw')).toMatchObject({ error: 'chat-slow', seconds: 55 })
  expect(await operate('rooms')).toContain('live-draw\topen\t60 s')
  await expect(decide('close', 'no-room')).rejects.toThrow(OperatorError)
  await decide('slow', 'live-draw', String(slow_s))
})

test('a player hides another for themselves alone, and shows them again', async () => {
  const hide = async (login: string, isIgnored: boolean) =>
    (await olena.visitor.call(ignorePlayer, { body: { login, isIgnored } })).body as { data?: { ignored: string[] }; error?: string }
  expect((await hide(taras.login, true)).data).toEqual({ ignored: [taras.login] })
  expect((await hide(taras.login, true)).data).toEqual({ ignored: [taras.login] })
  expect((await chat(olena.visitor)).own?.ignored).toEqual([taras.login])
  expect((await chat(taras.visitor)).own?.ignored).toEqual([])
  expect((await hide(olena.login, true)).error).toBe('chat-ignore-own')
  expect((await hide('nobody-of-this-name', true)).error).toBe('chat-player-unknown')
  expect((await hide(taras.login, false)).data).toEqual({ ignored: [] })
})

test('what is new is told on the channel of the room, and what is gone', async () => {
  t.published.length = 0
  const { data } = await say(olena, 'чутно мене?')
  await chatMoves.flush(t.house)
  const told = () => t.published.filter(({ channel }) => channel === `table-chat:${room}`).map(({ message }) => message)
  expect(told().at(-1)).toMatchObject({ type: 'tableChat', data: { room, isOpen: true } })
  const { messages } = (told().at(-1)?.data ?? { messages: [] }) as { messages: { id: number }[] }
  expect(messages.at(-1)?.id).toBe(data.id)
  // The operator's process has no hub and ends with the command: the site tells what they decided.
  const desk = { ...t.house, realtime: { ...t.house.realtime, publish: () => Promise.resolve() } }
  const decideThere = (...words: readonly string[]) =>
    readCommand(contributionsTo(desk.slices, operatorCommands), ['chat', ...words, '--actor', 'anna', '--reason', 'Образи'])(desk)
  const toldAfter = async (...words: readonly string[]) => {
    t.published.length = 0
    await decideThere(...words)
    await t.drain()
    return told().map(({ data: moved }) => moved)
  }
  expect(await toldAfter('remove', String(data.id))).toMatchObject([{ messages: [], gone: [data.id] }])
  expect(await toldAfter('restore', String(data.id))).toMatchObject([{ messages: [{ id: data.id }], gone: [] }])
  expect(await toldAfter('mute', olena.login, '1', '--messages', 'remove')).toMatchObject([{ gone: [data.id] }])
  expect(await toldAfter('close', room)).toMatchObject([{ isOpen: false }])
  expect(await toldAfter('open', room)).toMatchObject([{ isOpen: true }])
})

test('messages are deleted after a month; erasure takes an author’s words and lists away, and them off the lists of others', async () => {
  await say(olena, 'давнє')
  t.clock.advance(31 * 86_400_000)
  await deleteOldRows(t.house)
  expect(await said()).not.toContain('давнє')
  // Their sessions are over too.
  olena = await registerPlayer(t)
  taras = await registerPlayer(t)
  await say(olena, 'новіше')
  await say(taras, 'нове')
  const hide = (by: RegisteredPlayer, login: string) => by.visitor.call(ignorePlayer, { body: { login, isIgnored: true } })
  await hide(taras, olena.login)
  await hide(olena, taras.login)
  await inTransaction(t.house.db, (tx) => eraseDataOf(tx, t.house, olena.player_id))
  expect(await said()).toEqual(['нове'])
  const left = await sql<{ count: number }>`
    select ((select count(*) from games_table_chat.ignored) + (select count(*) from games_table_chat.writers
             where player_id = ${olena.player_id}))::int as count`.execute(t.house.db)
  expect(left.rows[0]?.count).toBe(0)
})
