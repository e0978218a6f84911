import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { isPlayClosed, raiseGamblingLimit, type RefusedDeposit } from './begin-deposit.ts'

const reloadMain = vi.fn<() => Promise<boolean>>(async () => true)
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: () => reloadMain() }))
const notify = vi.fn<(notice: object) => void>()
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: (notice: object) => notify(notice) }))

const heard: unknown[] = []
beforeEach(() => {
  const page = new EventTarget()
  page.addEventListener('gambling-limit', (event) => heard.push((event as CustomEvent).detail))
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reloadMain.mockClear()
  heard.length = 0
})

const answers = (answer: object) => vi.spyOn(api, 'call').mockResolvedValue(answer as never)

test('RP-006: the check is called before money is moved, and a player for whom play is closed goes no further', async () => {
  const call = answers({ success: true, data: { status: 'self-excluded', till: '2027-06-01T12:00:00.000Z' } })
  expect(await isPlayClosed()).toBe(true)
  expect(call).toHaveBeenCalledWith('GET /rest/player/ludoman-check/', {})
  // The desk reads from the start-up data why it is closed.
  expect(reloadMain).toHaveBeenCalledTimes(1)
})

test('RP-006: everybody else pays, and a check that fails stops nobody: the deposit itself is refused where it must be', async () => {
  answers({ success: true, data: { status: null, till: null } })
  expect(await isPlayClosed()).toBe(false)
  answers({ success: false, status: null, error: 'network' })
  expect(await isPlayClosed()).toBe(false)
  expect(reloadMain).not.toHaveBeenCalled()
})

test('ER-011, WA-017: a 444 of the deposit closes the desk, raises the event of a gambling limit and says why until it is read', () => {
  const leave = vi.fn<() => void>()
  const refused = { details: { till: '2027-06-01T12:00:00.000Z' }, message: 'closed' } as unknown as RefusedDeposit
  raiseGamblingLimit(refused, leave)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([{ till: '2027-06-01T12:00:00.000Z' }])
  expect(notify).toHaveBeenCalledWith({ tone: 'warning', title: 'closed', link: '/responsible-play/', duration_ms: null })
})
