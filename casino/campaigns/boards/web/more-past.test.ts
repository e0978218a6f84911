import { expect, test } from 'vitest'
import { notices } from '#kernel/web/notices/notices.ts'
import { createBoardPlace, morePast } from './live-board.ts'

test('where more of what is over could not be loaded, the page says why and keeps what it has', async () => {
  const place = createBoardPlace('testing-past', {
    kind: 'race',
    read: async () => ({ success: true, data: null }),
    join: null,
    past: async () => ({ success: false, message: 'Немає зв’язку.' }),
  })
  await morePast(place, [])
  expect(notices.get()).toMatchObject([{ tone: 'negative', title: 'Немає зв’язку.' }])
  expect(place.past.get()).toBeUndefined()
})
