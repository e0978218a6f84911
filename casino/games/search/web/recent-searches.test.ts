import { expect, test } from 'vitest'
import { most_recent, parseRecent, withSearch } from './recent-searches.ts'

test('API-015: the newest search stands first, none twice whatever its case, and only a few are kept', () => {
  expect(withSearch(['ruletka', 'sad'], ' Sad ')).toEqual(['Sad', 'ruletka'])
  const many = Array.from({ length: 20 }, (_, index) => `search ${index}`)
  expect(many.reduce<string[]>((recent, name) => withSearch(recent, name), [])).toEqual(many.toReversed().slice(0, most_recent))
})

test('API-015: a single letter is not worth keeping', () => expect(withSearch(['sad'], 'k')).toEqual(['sad']))

test.each([null, '', '{}', 'no json', '[1, null, {}]'])('API-015: a storage that holds something else (%s) holds nothing', (stored) =>
  expect(parseRecent(stored)).toEqual([]),
)
