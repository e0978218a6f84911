import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import {
  getDocumentFileEndpoint,
  getProfileEndpoint,
  getVerificationEndpoint,
  listDocumentsEndpoint,
  updateProfileEndpoint,
} from '../contract.ts'
import { photo, sendDocument, sendForm } from '../testing/send-document.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Person } from '../rules.ts'
import { decideDocument } from './decide-document.ts'
import { documentExists, insertDocument, readDocument } from './document-store.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-documents-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const kept = (): Promise<string[]> => readdir(join(folder, 'documents')).catch(() => [])
const olena = { first_name: 'Олена', last_name: 'Мельник', birth_date: '1990-05-01' }
const decide = (id: number, status: 'approved' | 'rejected', shown: Person | null = olena) =>
  decideDocument(
    t.house,
    { document_id: BigInt(id), status, actor: 'operator:anna', reason: 'Дату не видно', shown },
    async () => undefined,
  )

test('PR-002, API-054: a picture is kept, waits, and stands in the list of its owner alone', async () => {
  const [owner, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const { status, body } = await sendDocument(t, owner.visitor, await photo())
  expect([status, body.success, body.data.status]).toEqual([200, true, 'pending'])
  expect((await owner.visitor.call(listDocumentsEndpoint)).body.data).toMatchObject([{ id: body.data.id, type: 'identity', reason: null }])
  expect((await stranger.visitor.call(listDocumentsEndpoint)).body.data).toEqual([])
})

test('reliability 18: twenty pictures in an hour are all, whatever became of them', async () => {
  const { visitor } = await registerPlayer(t)
  const send = async () => (await sendDocument(t, visitor, Buffer.from('no picture'))).status
  const statuses = []
  for (let sent = 0; sent < 21; sent++) statuses.push(await send())
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429])
})

test('reliability 20: the picture goes to its owner, as an attachment; a foreign id is 404', async () => {
  const [owner, stranger] = [await registerPlayer(t), await registerPlayer(t)]
  const { body } = await sendDocument(t, owner.visitor, await photo())
  const asked = { params: { id: body.data.id } }
  const { headers, statusCode, rawPayload } = await owner.visitor.raw('GET', `/rest/player/documents/${body.data.id}/file/`)
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff'])
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(headers['cache-control']).toContain('no-store')
  expect((await sharp(rawPayload).metadata()).format).toBe('jpeg')
  expect((await stranger.visitor.call(getDocumentFileEndpoint, asked)).status).toBe(404)
  expect((await t.visitor().call(getDocumentFileEndpoint, asked)).status).toBe(401)
  expect((await owner.visitor.call(getDocumentFileEndpoint, { params: { id: 999_999 } })).status).toBe(404)
  // The row is there: only the question for its owner keeps the stranger out.
  expect(await documentExists(t.house.db, BigInt(body.data.id))).toBe(true)
  expect(await readDocument(t.house.db, stranger.player_id, BigInt(body.data.id))).toBeUndefined()
})

test('reliability 20: what is kept is a picture of our own making, without what the camera wrote or somebody hid', async () => {
  const { visitor } = await registerPlayer(t)
  const hidden = '<script>alert(1)</script>'
  const taken = await sharp(await photo())
    .withExif({ IFD0: { Copyright: hidden } })
    .jpeg()
    .toBuffer()
  const before = new Set(await kept())
  expect((await sendDocument(t, visitor, Buffer.concat([taken, Buffer.from(hidden)]))).body.success).toBe(true)
  const [file = ''] = (await kept()).filter((name) => !before.has(name))
  const picture = await readFile(join(folder, 'documents', file))
  expect(picture.includes('<script>')).toBe(false)
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
  expect(file).toMatch(/^[\w-]{22}\.jpg$/)
})

const bomb = () =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

test.each([
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(20)), 'document-no-picture'],
  [
    'a drawing with a script',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'document-no-picture',
  ],
  ['a program', async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]), 'document-no-picture'],
  [
    'the beginning of a picture and then noise',
    async () => Buffer.concat([(await photo()).subarray(0, 300), Buffer.alloc(2000, 9)]),
    'document-no-picture',
  ],
  ['a moving picture', async () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,'), 'document-no-picture'],
  ['a bomb of pixels', bomb, 'document-too-large'],
  ['a speck', () => photo(20), 'document-too-small'],
  ['nothing', async () => Buffer.alloc(0), 'document-missing'],
])('reliability 20: %s is refused, whatever it is called, and nothing is kept', async (_what, make, error) => {
  const { visitor } = await registerPlayer(t)
  const before = (await kept()).length
  const { status, body } = await sendDocument(t, visitor, await make())
  expect([status, body.success, body.error]).toEqual([200, false, error])
  expect([(await kept()).length, (await visitor.call(listDocumentsEndpoint)).body.data.length]).toEqual([before, 0])
})

test('API-055: type and size are refused as reliability 19 says', async () => {
  const { visitor } = await registerPlayer(t)
  const url = '/rest/player/documents/'
  expect((await sendDocument(t, visitor, await photo(), { type: '../etc' })).body.error).toBe('document-type-unknown')
  expect((await sendForm(t, visitor, url, [{ name: 'type', value: 'identity' }])).body.error).toBe('document-missing')
  expect((await sendDocument(t, visitor, Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413)
  expect((await visitor.raw('POST', url, { type: 'identity' })).statusCode).toBe(415)
  const two = { name: 'file', value: await photo(), file: { name: 'a.jpg', type: 'image/jpeg' } }
  expect((await sendForm(t, visitor, url, [{ name: 'type', value: 'identity' }, two, two])).status).toBe(413)
  expect((await sendForm(t, visitor, '/rest/player/update/', [{ name: 'city', value: 'x' }])).status).toBe(415)
  expect((await visitor.call(listDocumentsEndpoint)).body.data).toEqual([])
})

test('reliability 14: without the page’s own token and a session nothing is taken', async () => {
  const { visitor } = await registerPlayer(t)
  expect((await sendDocument(t, t.visitor(), await photo())).status).toBe(403)
  visitor.cookies.set('XSRF-TOKEN', 'made-up')
  expect((await sendDocument(t, visitor, await photo())).status).toBe(403)
})

test('six documents may wait, also when they come at once; no picture of a refused one is left', async () => {
  const { visitor } = await registerPlayer(t)
  const before = (await kept()).length
  const picture = await photo()
  const answers = await Promise.all(Array.from({ length: 9 }, () => sendDocument(t, visitor, picture)))
  expect(answers.filter(({ body }) => body.success).length).toBe(6)
  expect(answers.filter(({ body }) => body.error === 'documents-wait').length).toBe(3)
  expect((await kept()).length - before).toBe(6)
})

/** The same insertion without holding the profile: each counts before the others are there. */
const insertAtOnce = async (player_id: bigint): Promise<number> => {
  const inserted = await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(t.house.db, (tx) =>
        insertDocument(tx, { player_id, type: 'identity', file: crypto.randomUUID(), bytes: 1, uploaded_at: t.house.clock.now() }, 1),
      ),
    ),
  )
  return inserted.filter((row) => row !== undefined).length
}

test('mutant: without the held profile more documents wait than may, within 20 rounds', async () => {
  let most = 0
  for (let round = 1; round <= 20 && most <= 1; round++) most = Math.max(most, await insertAtOnce(BigInt(-round)))
  expect(most).toBeGreaterThan(1)
})

test('RTM-027: a decision reaches its player, with the reason of a refusal', async () => {
  await t.drain()
  t.published.length = 0
  const { visitor, player_id } = await registerPlayer(t)
  const { body } = await sendDocument(t, visitor, await photo())
  await decide(body.data.id, 'rejected')
  await t.drain()
  expect(t.published.filter(({ message }) => message.type === 'documents')).toEqual([
    { channel: `player:#${player_id}`, message: { type: 'documents', data: { id: body.data.id, status: 'pending' } } },
    { channel: `player:#${player_id}`, message: { type: 'documents', data: { id: body.data.id, status: 'rejected' } } },
  ])
  expect((await visitor.call(listDocumentsEndpoint)).body.data[0]).toMatchObject({ status: 'rejected', reason: 'Дату не видно' })
  await expect(decide(body.data.id, 'approved')).rejects.toThrow('document-decided')
  await expect(decide(999_999, 'approved')).rejects.toThrow('document-unknown')
})

test('whoever was away finds in the centre what was decided about their documents, self-excluded players too', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: olena })
  const send = async (type: 'identity' | 'selfie') => (await sendDocument(t, visitor, await photo(), { type })).body.data.id
  const [identity, selfie] = [await send('identity'), await send('selfie')]
  expect((await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  await decide(identity, 'approved')
  await decide(selfie, 'rejected')
  await t.drain()
  const told = (await (await enterAs(t, player_id)).call(getMessages)).body.data
  expect(told.map(({ title, link }) => [title, link])).toEqual([
    ['Документ не підійшов', '/profile/?tab=documents'],
    ['Документ підтверджено', '/profile/?tab=documents'],
  ])
  // The reason is the document's, and stands beside it alone.
  expect(JSON.stringify(told)).not.toContain('Дату не видно')
})

test('RTM-020: the player is told where the verification stands with every document that comes or is decided on', async () => {
  await t.drain()
  t.published.length = 0
  const { visitor, player_id } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: olena })
  const send = async (type: 'identity' | 'selfie') => (await sendDocument(t, visitor, await photo(), { type })).body.data.id
  const identity = await send('identity')
  await t.drain()
  const selfie = await send('selfie')
  await t.drain()
  await decide(identity, 'approved')
  await decide(selfie, 'rejected')
  await t.drain()
  await decide(await send('selfie'), 'approved')
  await t.drain()
  const told = t.published.filter(({ message }) => message.type === 'playerIdentityVerification')
  expect(new Set(told.map(({ channel }) => channel))).toEqual(new Set([`player:#${player_id}`]))
  expect(told.map(({ message }) => message.data)).toEqual(['needed', 'pending', 'rejected', 'verified'].map((status) => ({ status })))
})

test('PR-003, API-044, AU-031: verification goes from needed to verified, and then the name is the document’s', async () => {
  const { visitor } = await registerPlayer(t)
  const stands = async () => (await visitor.call(getVerificationEndpoint)).body.data
  expect(await stands()).toMatchObject({ status: 'needed', neededDocuments: ['identity', 'selfie'] })
  await visitor.call(updateProfileEndpoint, { body: olena })
  const identity = await sendDocument(t, visitor, await photo())
  const selfie = await sendDocument(t, visitor, await photo(), { type: 'selfie' })
  expect(await stands()).toMatchObject({ status: 'pending', neededDocuments: [] })
  await decide(identity.body.data.id, 'approved')
  await decide(selfie.body.data.id, 'rejected')
  expect(await stands()).toMatchObject({ status: 'rejected', neededDocuments: ['selfie'] })
  const again = await sendDocument(t, visitor, await photo(), { type: 'selfie' })
  await decide(again.body.data.id, 'approved')
  expect(await stands()).toMatchObject({ status: 'verified', neededDocuments: [] })
  const changed = await visitor.call(updateProfileEndpoint, { body: { first_name: 'Ірина', city: 'Київ' } })
  expect(Object.keys(changed.body.errors ?? {})).toEqual(['first_name'])
  expect((await visitor.call(updateProfileEndpoint, { body: { first_name: 'Олена', city: 'Київ' } })).body.success).toBe(true)
  expect((await visitor.call(getProfileEndpoint)).body.data).toMatchObject({ first_name: 'Олена', city: 'Київ' })
})

test('PR-003: an identity document is approved by whoever read in it whom the profile names, and by nobody else', async () => {
  const { visitor } = await registerPlayer(t)
  const { body } = await sendDocument(t, visitor, await photo())
  const approve = (shown: Person | null) => decide(body.data.id, 'approved', shown)
  await expect(approve(null)).rejects.toThrow('document-unread')
  // The profile names nobody yet.
  await expect(approve(olena)).rejects.toThrow('document-other-person')
  await expect(approve({ first_name: '', last_name: '', birth_date: '' })).rejects.toThrow('document-other-person')
  await visitor.call(updateProfileEndpoint, { body: { ...olena, last_name: 'Д’яченко' } })
  for (const other of [{ first_name: 'Олег' }, { last_name: 'Дяченко' }, { birth_date: '1990-05-02' }])
    await expect(approve({ ...olena, last_name: 'Д’яченко', ...other })).rejects.toThrow('document-other-person')
  expect((await visitor.call(listDocumentsEndpoint)).body.data[0]?.status).toBe('pending')
  await approve({ ...olena, first_name: ' ОЛЕНА', last_name: "Д'ЯЧЕНКО" })
  expect((await visitor.call(listDocumentsEndpoint)).body.data[0]?.status).toBe('approved')
})

test('PR-003, AU-031: from the upload of an identity document on, the name that it is compared with stays, until it is rejected', async () => {
  const { visitor } = await registerPlayer(t)
  await visitor.call(updateProfileEndpoint, { body: { first_name: 'Олена' } })
  const { body } = await sendDocument(t, visitor, await photo())
  const rename = (first_name: string, language = 'uk') =>
    visitor.call(updateProfileEndpoint, { body: { first_name }, headers: { 'x-language': language } })
  for (const [language, words] of [
    ['uk', 'саме звіряємо'],
    ['ru', 'как раз сверяем'],
    ['en', 'right now'],
  ] as const)
    expect((await rename('Ірина', language)).body.errors?.['first_name']).toContain(words)
  expect((await rename('')).body.errors?.['first_name']).toContain('саме звіряємо')
  // What was not told yet can be: the document cannot be approved without it.
  const filled = await visitor.call(updateProfileEndpoint, { body: { last_name: olena.last_name, birth_date: olena.birth_date } })
  expect(filled.body.data).toMatchObject({ locked: ['first_name', 'last_name', 'birth_date'], isInReview: true })
  await decide(body.data.id, 'rejected')
  expect((await rename('Ірина')).body.data).toMatchObject({ first_name: 'Ірина', locked: [], isInReview: false })
  await rename('Олена')
  // Approved, it holds the name by itself, while the selfie still waits.
  await sendDocument(t, visitor, await photo(), { type: 'selfie' })
  await decide((await sendDocument(t, visitor, await photo())).body.data.id, 'approved')
  expect((await rename('Ірина')).body.errors?.['first_name']).toContain('підтверджено документом')
  expect((await visitor.call(getProfileEndpoint)).body.data).toMatchObject({ first_name: 'Олена', isInReview: false })
})
