import { expect, test } from 'vitest'
import { memoryBytes, sharedBuffersMb } from './shared-buffers.ts'

const gigabyte = 2 ** 30

test('the database caches an eighth of the memory, within bounds that suit the smallest and the largest machine', () => {
  expect([0.5, 2, 8, 24, 32, 256].map((memory) => sharedBuffersMb(memory * gigabyte))).toEqual([256, 256, 1_024, 3_072, 4_096, 4_096])
  expect(Number.isFinite(memoryBytes())).toBe(true)
})
