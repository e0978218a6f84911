import { expect, test } from 'vitest'
import type { Tx } from '#kernel/database/database.ts'
import { ofFollowedEvents } from './revisions.ts'

test('of the settlement changes of an evening those of followed events are kept, in their order, and each event is asked for once', async () => {
  const asked: (readonly number[])[] = []
  const ofFollowed = ofFollowedEvents((_tx, event_ids) => {
    asked.push(event_ids)
    return Promise.resolve(new Set([7, 9]))
  })
  const of = (event_id: number, revision: number) => ({ data: { event_id, revision } })
  const facts = [of(7, 1), of(8, 1), of(9, 3), of(7, 2)]
  expect(await ofFollowed(facts, {} as Tx)).toEqual([of(7, 1), of(9, 3), of(7, 2)])
  expect(asked).toEqual([[7, 8, 9]])
})
