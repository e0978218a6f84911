import { expect, test } from 'vitest'
import { afterMessage, sportBonusEvents, type KnownBonus } from './rules.ts'

const list: readonly KnownBonus[] = [
  { externalId: 'a', status: 'init' },
  { externalId: 'b', status: 'applied' },
]

test('SP-001, SP-002, SP-003, SP-004: what ended leaves the list, the rest is added or updated by its external id with the status of its event', () => {
  for (const event of ['canceled', 'expired', 'completed'] as const) {
    expect(afterMessage(list, { event, externalId: 'a' }), event).toEqual([list[1]])
    expect(afterMessage(list, { event, externalId: 'c' }), event).toEqual(list)
  }
  expect(afterMessage(list, { event: 'updated', externalId: 'b' })).toEqual([list[0], { externalId: 'b', status: 'init' }])
  expect(afterMessage(list, { event: 'updated', externalId: 'c' })).toEqual([...list, { externalId: 'c', status: 'init' }])
  expect(afterMessage(list, { event: 'updated', externalId: 'b', status: 'waiting' })).toEqual([
    list[0],
    { externalId: 'b', status: 'waiting' },
  ])
  for (const event of ['applied', 'sleeping', 'waiting', 'rollover'] as const) {
    expect(sportBonusEvents).toContain(event)
    expect(afterMessage(list, { event, externalId: 'a' }), event).toEqual([{ externalId: 'a', status: event }, list[1]])
    expect(afterMessage(list, { event, externalId: 'c' }), event).toEqual([...list, { externalId: 'c', status: event }])
  }
})
