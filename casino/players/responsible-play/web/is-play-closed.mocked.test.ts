import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { isPlayClosed } from './is-play-closed.ts'

const reloadMain = vi.fn<() => Promise<boolean>>(async () => true)
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: () => reloadMain() }))
beforeEach(() => reloadMain.mockClear())

const answers = (answer: object) => vi.spyOn(api, 'call').mockResolvedValue(answer as never)

test('RP-006: the check is one call, and a player for whom play is closed goes no further', async () => {
  const call = answers({ success: true, data: { status: 'self-excluded', till: '2027-06-01T12:00:00.000Z' } })
  expect(await isPlayClosed()).toBe(true)
  expect(call).toHaveBeenCalledWith('GET /rest/player/ludoman-check/', {})
  // The page reads from the start-up data why it is closed.
  expect(reloadMain).toHaveBeenCalledTimes(1)
})

test('RP-006: everybody else goes on, and a check that fails stops nobody: the action itself is refused where it must be', async () => {
  answers({ success: true, data: { status: null, till: null } })
  expect(await isPlayClosed()).toBe(false)
  answers({ success: false, status: null, error: 'network' })
  expect(await isPlayClosed()).toBe(false)
  expect(reloadMain).not.toHaveBeenCalled()
})
