import { expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { handle } from './promotions-message.ts'

test('a page that shows collections is read again when one changed, and no other page is', () => {
  const revalidate = vi.fn(async () => undefined)
  const readAgainOn = (current: string): boolean => {
    revalidate.mockClear()
    setNavigation({ navigate: vi.fn(), current, revalidate })
    handle()
    return revalidate.mock.calls.length === 1
  }
  expect(['/', '/games/', '/games/all-slots/', '/profile/', '/cash/deposit/'].map(readAgainOn)).toEqual([true, true, true, false, false])
})
