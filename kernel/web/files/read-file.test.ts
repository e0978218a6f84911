import { expect, test, vi } from 'vitest'
import { createApi } from '#kernel/web/api/api.ts'
import { fetchTransportOf } from '#kernel/web/browser.ts'
import { readFile, type FileAnswer } from './read-file.ts'

const asked = async (response: Response) => {
  vi.stubGlobal('fetch', async () => response)
  const api = createApi({ transport: fetchTransportOf(readFile), headers: () => ({}), messageOf: (status) => `message ${status}` })
  const answer = await api.send('GET', '/rest/player/rounds/?format=csv')
  vi.unstubAllGlobals()
  return answer
}

const csv = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="rounds.csv"' }

test('what the house sends as a file is one, with its name', async () => {
  const answer = (await asked(new Response('a,b\r\n', { headers: csv }))) as unknown as FileAnswer
  expect([answer.success, answer.name, await answer.blob.text()]).toEqual([true, 'rounds.csv', 'a,b\r\n'])
})

test('a refusal is no file: its words are the person’s', async () => {
  const body = JSON.stringify({ success: false, error: 'too-many-requests', message: 'Зачекайте' })
  expect(await asked(new Response(body, { status: 429 }))).toMatchObject({ success: false, status: 429, message: 'Зачекайте' })
})

test('a proxy’s page in the place of the file is not saved as one', async () => {
  expect(await asked(new Response('<h1>Bad gateway</h1>', { status: 502, headers: csv }))).toMatchObject({ message: 'message 502' })
  expect((await asked(new Response('<h1>Hello</h1>'))).success).toBe(false)
})
