import { expect, test } from 'vitest'
import type { EventDelta, EventView } from '#casino/sportsbook/catalogue/contract.ts'
import { shownMarket } from '../testing/shown-market.ts'
import { afterDelta } from './live-event.ts'
import { marketGroups } from './market-groups.ts'

const side = (name: string) => ({ id: 1, name, short: 'ABC', crest: null })
const event: EventView = {
  id: 7,
  sport: 'football',
  category: 'North',
  tournament: { id: 1, name: 'League' },
  season: '1',
  round: 1,
  home: side('Home'),
  away: side('Away'),
  startsAt: '2026-12-01T12:00:00.000Z',
  state: 'live',
  isSimulated: true,
  isOpen: true,
  version: 4,
  play: null,
  winner: null,
  main: null,
  marketCount: 2,
  markets: [shownMarket(10), shownMarket(2)],
  happenings: [],
}

const delta = (since: number, version: number, change: Partial<EventDelta> = {}): EventDelta => ({
  id: 7,
  since,
  version,
  state: 'live',
  isOpen: true,
  play: null,
  winner: null,
  marketCount: 2,
  markets: [],
  happenings: [],
  ...change,
})

test('a page puts a change on the version that it stands on, ignores an old one, and reads the whole after a missing one', () => {
  const next = afterDelta(
    event,
    delta(4, 6, { isOpen: false, markets: [shownMarket(10, { version: 2, state: 'suspended' }), shownMarket(14)] }),
  )
  expect(next).toMatchObject({ version: 6, isOpen: false })
  expect(next?.markets.map(({ id, state }) => [id, state])).toEqual([
    [10, 'suspended'],
    [2, 'open'],
    [14, 'open'],
  ])
  expect(afterDelta(event, delta(2, 4))).toBe(event)
  expect(afterDelta(event, delta(5, 6))).toBeUndefined()
})

test('lines of one market stand together in their order, closed ones are left out, and of a finished match what it came to is left', () => {
  const markets = [
    shownMarket(10),
    shownMarket(2),
    shownMarket(6, { state: 'closed' }),
    shownMarket(3, { specifiers: { count: 'half:1', line_quarters: 2 } }),
  ]
  const groups = marketGroups({ markets, state: 'live' })
  expect(groups.map(({ tab, markets: own }) => [tab, own.map(({ id }) => id)])).toEqual([
    ['totals', [2, 10]],
    ['parts', [3]],
  ])
  expect(marketGroups({ markets, state: 'ended' })).toEqual([])
})
