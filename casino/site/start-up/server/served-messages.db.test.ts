import { afterAll, beforeAll, expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { slices } from '#apps/server/slices.ts'
import { rebuildMessages, servedMessages } from './served-messages.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const sources = () => slices.map(({ name }) => name).filter((name) => t.house.messages.isSource(name))
/** Another combination for each number: all sources but those of its bits. */
const combination = (number: number): string[] => sources().filter((_, at) => at > 12 || (number & (1 << at)) === 0)
const ask = (of?: readonly string[], encoding: 'br' | 'gzip' = 'br') => servedMessages(t.house, 'uk', encoding, of)

test('API-011: whoever asks for a new combination of texts lets others be answered meanwhile', async () => {
  let others = 0
  setImmediate(() => (others += 1))
  await ask(combination(1))
  expect(others).toBe(1)
})

test('API-011: a combination says the same in every encoding, kept or new', async () => {
  const of = combination(2)
  const { data } = JSON.parse((await servedMessages(t.house, 'uk', 'identity', of)).bytes.toString())
  expect(data).toEqual(t.house.messages.ofPages('uk', of))
  for (let time = 0; time < 2; time++) {
    expect(JSON.parse(brotliDecompressSync((await ask(of)).bytes).toString()).data).toEqual(data)
    expect(JSON.parse(gunzipSync((await ask(of, 'gzip')).bytes).toString()).data).toEqual(data)
  }
  expect(JSON.parse((await servedMessages(t.house, 'uk', 'identity', [])).bytes.toString())).toEqual({ success: true, data: {} })
})

test('of many new combinations at once a few take the threads that log-ins need, and the others go as they are', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ask(combination(100 + number))))
  expect(answers.filter(({ encoding }) => encoding === 'br')).toHaveLength(2)
  const plain = answers.find(({ encoding }) => encoding === 'identity')
  expect(JSON.parse(plain?.bytes.toString() ?? '').success).toBe(true)
})

test('however many combinations are asked for, the whole language stays built, and what is kept of them has an end', async () => {
  const [whole, used, unused] = [(await ask()).bytes, (await ask(combination(1_000))).bytes, (await ask(combination(1_001))).bytes]
  for (let number = 0; number < 400; number++) {
    await ask(combination(2_000 + number))
    await ask(combination(1_000))
  }
  expect((await ask()).bytes).toBe(whole)
  expect((await ask(combination(1_000))).bytes).toBe(used)
  expect((await ask(combination(1_001))).bytes).not.toBe(unused)
  rebuildMessages(t.house, ['uk'])
  expect((await ask()).bytes).not.toBe(whole)
  expect((await ask(combination(1_000))).bytes).not.toBe(used)
})
