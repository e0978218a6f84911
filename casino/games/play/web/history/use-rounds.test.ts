import { expect, test } from 'vitest'
import { allRounds, isFiltered, roundsCsvUrl, roundsQuery } from './use-rounds.ts'

test('an open filter asks for everything; each choice becomes its own part of the query', () => {
  expect(roundsQuery(allRounds)).toEqual({})
  expect(isFiltered(allRounds)).toBe(false)
  const filter = { game: 'golden-orchard', mode: 'money', first_day: '2026-11-20', last_day: '2026-11-20' } as const
  expect(isFiltered(filter)).toBe(true)
  expect(roundsQuery(filter)).toEqual({
    game: 'golden-orchard',
    mode: 'money',
    from: '2026-11-19T22:00:00.000Z',
    to: '2026-11-20T22:00:00.000Z',
  })
})

test('the file holds what the list shows', () => {
  const url = new URL(roundsCsvUrl({ ...allRounds, mode: 'demo', last_day: '2026-11-20' }), 'https://house.example')
  expect(url.pathname).toBe('/rest/player/rounds/')
  expect(Object.fromEntries(url.searchParams)).toEqual({ mode: 'demo', to: '2026-11-20T22:00:00.000Z', format: 'csv' })
})
