import { expect, test } from 'vitest'
import type { Refused } from './api.ts'
import { answered, dataOf } from './answered.ts'

type Answer = { readonly success: true; readonly data: readonly string[]; readonly total: number } | Refused

const given: Answer = { success: true, data: ['a'], total: 1 }
const refused: Answer = {
  success: false,
  status: 404,
  is_unknown: false,
  error: 'not-found',
  message: 'There is nothing here.',
  errors: {},
  details: {},
}

test('a query gets what its call answered, or the data of it alone', async () => {
  expect((await answered(Promise.resolve<Answer>(given))).total).toBe(1)
  expect(await dataOf(Promise.resolve<Answer>(given))).toEqual(['a'])
})

test("a refusal becomes the query's error, in the person's words", async () => {
  await expect(answered(Promise.resolve<Answer>(refused))).rejects.toThrow('There is nothing here.')
  await expect(dataOf(Promise.resolve<Answer>(refused))).rejects.toThrow('There is nothing here.')
})
