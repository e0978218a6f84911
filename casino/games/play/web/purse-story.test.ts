import { expect, test } from 'vitest'
import { readPurseStory } from './purse-story.ts'

const refused = { success: false }

/** A house that answers so to who asks for deposits and for the result of the last day. */
const houseOf = (deposits: object, result: object) => {
  const asked: unknown[] = []
  const call = async (route: string, given: unknown) => {
    asked.push([route, given])
    return route.includes('transactions') ? deposits : result
  }
  return { caller: { call } as unknown as Parameters<typeof readPurseStory>[0], asked }
}

const some = { success: true, data: [{ kind: 'deposit' }] }
const none = { success: true, data: [] }
const resultOf = (net: number) => ({ success: true, data: { net } })

test('GA-009: an empty purse is one that was never filled, one whose last day cost something, or neither', async () => {
  const storyOf = (deposits: object, net: number) => readPurseStory(houseOf(deposits, resultOf(net)).caller)
  expect([await storyOf(none, 0), await storyOf(some, -1), await storyOf(some, 0), await storyOf(some, 5)]).toEqual([
    'never-filled',
    'lost',
    'other',
    'other',
  ])
  // A prize may be lost without a deposit: who lost is not asked to fill the purse.
  expect(await storyOf(none, -1)).toBe('lost')
})

test('GA-009: one deposit ever is enough to know, and the result is that of the last 24 hours', async () => {
  const { caller, asked } = houseOf(none, resultOf(0))
  await readPurseStory(caller)
  expect(asked).toEqual([
    ['GET /rest/player/transactions/', { query: { kinds: 'deposit', limit: 1 } }],
    ['GET /rest/player/net-result/', { query: {} }],
  ])
})

test('GA-009: where the ledger does not answer nothing is advised', async () => {
  expect(await readPurseStory(houseOf(refused, resultOf(-1)).caller)).toBeNull()
  expect(await readPurseStory(houseOf(none, refused).caller)).toBeNull()
})
