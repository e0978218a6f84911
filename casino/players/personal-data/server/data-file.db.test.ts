import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { completeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { askForDataFile, getDataFile, getPersonalData } from '../contract.ts'
import { knownPlayer, storeInn, told } from '../testing/whole-life.ts'
import { prepareFiles, deleteOldFiles } from './prepare-file.ts'

let t: TestHouse
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-data-'))
  t = await createTestHouse({ env: { DATA_FOLDER: folder } })
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const path = '/rest/player/personal-data/file/'
const kept = (): Promise<string[]> => readdir(join(folder, 'personal-data')).catch(() => [])

test('a player asks, a job prepares, a message tells, and the file holds what they told and did', async () => {
  const player = await knownPlayer(t)
  await storeInn(player)
  await completeDeposit(t, player.visitor, 12_300)
  expect((await player.visitor.call(getPersonalData)).body.data).toEqual({ file: null, graceDays: 14 })
  const { body } = await player.visitor.call(askForDataFile)
  expect(body.data.file).toMatchObject({ status: 'preparing', until: null })
  t.published.length = 0
  await t.jobs.runDue(t.house)
  await t.drain()
  expect(t.published.map(({ message }) => message)).toContainEqual({ type: 'personalData', data: { status: 'ready' } })
  expect((await player.visitor.call(getPersonalData)).body.data.file).toMatchObject({ status: 'ready', until: '2026-12-08T12:00:00.000Z' })

  const { headers, payload, statusCode } = await player.visitor.raw('GET', path)
  expect([statusCode, headers['content-disposition'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'attachment; filename="my-data.json"',
    'private, no-store',
    'nosniff',
  ])
  const data = JSON.parse(payload)
  expect(data['players/accounts'].players).toMatchObject([{ login: player.login, email: told.email, currency: 'UAH' }])
  expect(data['players/profile'].profiles).toMatchObject([{ first_name: told.first_name, inn: told.inn, city: told.city }])
  expect(data['players/profile'].documents).toHaveLength(2)
  expect(data['money/cash-desk'].payments).toMatchObject([{ amount: 12_300, state: 'completed' }])
  expect(data['money/wallet'].transactions).toMatchObject([{ kind: 'deposit', amount: 12_300, currency: 'UAH' }])
  expect(data['sign-in/sessions'].sessions).toHaveLength(1)
})

test('nobody else gets the file, and nothing of anybody else is in it', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  await one.visitor.call(askForDataFile)
  await prepareFiles(t.house)
  const { payload } = await one.visitor.raw('GET', path)
  expect([payload.includes(one.login), payload.includes(other.login), payload.includes(told.email)]).toEqual([true, false, false])
  expect((await other.visitor.call(getDataFile)).status).toBe(404)
  expect((await t.visitor().call(getDataFile)).status).toBe(401)
})

test.each([
  ['uk', 'Файлу немає, або термін його дії минув. Підготуйте новий.'],
  ['ru', 'Файла нет, или срок его действия истёк. Подготовьте новый.'],
  ['en', 'There’s no file, or it has expired. Prepare a new one.'],
])('in %s, who never asked for a file, and whose file is not ready yet, hears that there is none', async (language, message) => {
  const { visitor } = await registerPlayer(t)
  const fetched = async () => {
    const { status, body } = await visitor.call(getDataFile, { headers: { 'x-language': language } })
    return [status, body.error, body.message]
  }
  expect(await fetched()).toEqual([404, 'data-file-absent', message])
  await visitor.call(askForDataFile)
  expect(await fetched()).toEqual([404, 'data-file-absent', message])
})

test('files lie beyond the site, for the house’s own user alone, and go after 7 days', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const before = await kept()
  await visitor.call(askForDataFile)
  await prepareFiles(t.house)
  const [file] = (await kept()).filter((name) => !before.includes(name))
  expect((await stat(join(folder, 'personal-data', file ?? ''))).mode & 0o777).toBe(0o600)
  t.clock.advance(7 * 24 * 60 * 60 * 1000)
  const later = await enterAs(t, player_id)
  expect((await later.call(getDataFile)).status).toBe(404)
  await deleteOldFiles(t.house)
  expect((await kept()).includes(file ?? '')).toBe(false)
})

test('reliability 18: three files a day, one at a time; asking while one is on its way changes nothing', async () => {
  const { visitor } = await registerPlayer(t)
  for (let round = 0; round < 3; round++) {
    for (let again = 0; again < 3; again++) expect((await visitor.call(askForDataFile)).body.success).toBe(true)
    await prepareFiles(t.house)
  }
  const { status, response } = await visitor.call(askForDataFile)
  expect([status, Number(response.headers['retry-after']) > 0]).toEqual([429, true])
})

test('two processes that prepare the same file leave one', async () => {
  const { visitor } = await registerPlayer(t)
  const before = (await kept()).length
  await visitor.call(askForDataFile)
  await Promise.all([prepareFiles(t.house), prepareFiles(t.house), prepareFiles(t.house)])
  expect((await kept()).length).toBe(before + 1)
})

test('who has been signed in for long is asked anew who they are', async () => {
  const { visitor } = await registerPlayer(t)
  t.clock.advance(11 * 60 * 1000)
  const { status, body } = await visitor.call(askForDataFile)
  expect([status, body.error]).toEqual([403, 'proof-needed'])
})

test('a file that lies ready is given to nobody who has been signed in for long, until they show who they are', async () => {
  const { visitor, player_id, login } = await registerPlayer(t)
  await visitor.call(askForDataFile)
  await prepareFiles(t.house)
  t.clock.advance(11 * 60 * 1000)
  const { status, body } = await visitor.call(getDataFile)
  expect([status, body.error]).toEqual([403, 'proof-needed'])
  expect((await (await enterAs(t, player_id)).raw('GET', path)).payload).toContain(login)
})
