import { expect, test } from 'vitest'
import { refusedAs } from './refused-as.ts'
import { Refusal } from './refusal.ts'

const refuse = (code: string): never => {
  throw new Refusal(code)
}

test('a refusal is said by the caller’s own code where it has one; other refusals and errors pass as they are', async () => {
  const codes = { 'insufficient-funds': 'too-few-stars' }
  const run = (error: Error) => refusedAs(refuse, codes, () => Promise.reject(error))
  await expect(run(new Refusal('insufficient-funds'))).rejects.toMatchObject({ code: 'too-few-stars' })
  await expect(run(new Refusal('other'))).rejects.toMatchObject({ code: 'other' })
  await expect(run(new Error('insufficient-funds'))).rejects.toThrow('insufficient-funds')
  expect(await refusedAs(refuse, codes, async () => 7)).toBe(7)
})
