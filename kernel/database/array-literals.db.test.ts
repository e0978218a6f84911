import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { bigintArray, textArray } from './array-literals.ts'

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ only: [] })
})
afterEach(() => t.close())

test('texts arrive as they were, whatever stands in them', async () => {
  const texts = ['', 'null', 'NULL', null, '{a,b}', 'a "b" c', String.raw`\x00 \\ "`, ' a, ', "it's", 'рядок', 'a\nb\tc', '{"a":"\\u0000"}']
  const { rows } = await sql<{ texts: string[] }>`select ${textArray(texts)}::text[] as texts`.execute(t.house.db)
  expect(rows[0]?.texts).toEqual(texts)
})

test('numbers and nothing at all arrive as they were', async () => {
  const numbers = [0n, -1n, null, 9_223_372_036_854_775_807n]
  const { rows } = await sql<{ numbers: unknown; none: unknown }>`
    select ${bigintArray(numbers)}::bigint[]::text[] as numbers, ${textArray([])}::text[] as none`.execute(t.house.db)
  expect(rows[0]).toEqual({ numbers: ['0', '-1', null, '9223372036854775807'], none: [] })
})
