import { afterEach, expect, test } from 'vitest'
import { queries } from '#kernel/web/state/queries.ts'
import { star_drops_key } from './star-drops-query.ts'
import { handle } from './stars-pushed.ts'

afterEach(() => queries().clear())

test('RTM-070: the stars on the page follow the message, and a page without star drops is left alone', () => {
  const client = queries()
  handle({ data: { stars: 9 } }, { queryClient: client })
  expect(client.getQueryData(star_drops_key)).toBeUndefined()
  client.setQueryData(star_drops_key, { title: 'kept', balance: { stars: 1 } })
  handle({ data: { stars: 9 } }, { queryClient: client })
  expect(client.getQueryData(star_drops_key)).toEqual({ title: 'kept', balance: { stars: 9 } })
})
