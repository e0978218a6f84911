import { afterEach, expect, test, vi } from 'vitest'
import { closing_ms, modalStack, openModals } from '#kernel/web/modals/modals.ts'
import { currentPath, setNavigation } from '#kernel/web/page/navigation.ts'
import { addPopup, followPopups } from './popups.ts'

afterEach(() => {
  modalStack.set([])
  vi.useRealTimers()
})

const goesTo = (current: string): void => setNavigation({ navigate: () => undefined, revalidate: async () => undefined, current })

test('OP-002: what waited while the player was at the cash desk comes when they have left it for another page', () => {
  vi.useFakeTimers()
  goesTo('/cash/deposit/')
  followPopups(() => currentPath().startsWith('/cash'))
  addPopup({ name: 'Prize' })
  goesTo('/cash/withdraw/')
  vi.advanceTimersByTime(closing_ms)
  expect(openModals()).toEqual([])
  goesTo('/games/')
  vi.advanceTimersByTime(closing_ms)
  expect(openModals()).toMatchObject([{ name: 'Prize' }])
})
