import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { bigintArray, jsonArray, textArray } from './array-literals.ts'

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

test('values arrive as JSON, whatever stands in them', async () => {
  const values = [{ a: 'it\'s "b" \\ {c,d}\n\u0001\u001e\u007f', і: ['ї', '🎰', null, 1.5, true] }, null, 'NULL', [], '']
  const { rows } = await sql<{ value: unknown }>`select value::jsonb as value from unnest(${jsonArray(values)}) as value`.execute(
    t.house.db,
  )
  expect(rows.map(({ value }) => value)).toEqual(values)
})

test('what has no value is null in its place, alone too, and no values are none', async () => {
  const arrive = async (values: readonly unknown[]) =>
    (await sql<{ texts: string[] }>`select ${jsonArray(values)} as texts`.execute(t.house.db)).rows[0]?.texts
  expect(await arrive([undefined, '-', undefined])).toEqual([null, '"-"', null])
  expect(await arrive([undefined])).toEqual([null])
  expect(await arrive([''])).toEqual(['""'])
  expect(await arrive([])).toEqual([])
})

test('rows of one moment have a date each, and moments that differ are told apart', async () => {
  const { rows } = await sql<{ at: Date | number }>`
    select at::timestamptz as at from unnest(array['2026-12-01T10:00:00.123Z', '2026-12-01T10:00:00.123Z', 'infinity', '2026-12-01T10:00:00.124Z',
                                                   '2026-12-01T10:00:00.123Z']) as at`.execute(t.house.db)
  expect(rows.map(({ at }) => (at instanceof Date ? at.toISOString().slice(-4) : at))).toEqual(['123Z', '123Z', Infinity, '124Z', '123Z'])
  expect(rows[0]?.at).not.toBe(rows[1]?.at)
})

test('numbers and nothing at all arrive as they were', async () => {
  const numbers = [0n, -1n, null, 9_223_372_036_854_775_807n]
  const { rows } = await sql<{ numbers: unknown; none: unknown }>`
    select ${bigintArray(numbers)}::bigint[]::text[] as numbers, ${textArray([])}::text[] as none`.execute(t.house.db)
  expect(rows[0]).toEqual({ numbers: ['0', '-1', null, '9223372036854775807'], none: [] })
})
