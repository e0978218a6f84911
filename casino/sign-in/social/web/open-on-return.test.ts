import { afterEach, expect, test, vi } from 'vitest'
import { openOnReturn } from './open-on-return.ts'

afterEach(() => vi.unstubAllGlobals())

const openedBy = (value: string, hash = '') => {
  const replaceState = vi.fn()
  vi.stubGlobal('window', { history: { state: null, replaceState }, location: { pathname: '/en/', search: '?tab=new' } })
  const [openModal, strip] = [vi.fn(), vi.fn()]
  openOnReturn(value, { hash, openModal, strip })
  return { opened: openModal.mock.calls, stripped: strip.mock.calls, written: replaceState.mock.calls.map(([, , url]) => url as string) }
}

test.each([
  ['back', [['SocialSignIn']]],
  ['cancelled', [['SocialSignIn', { problem: 'social-cancelled' }]]],
  ['failed', [['SocialSignIn', { problem: 'social-failed' }]]],
  ['expired', [['SocialSignIn', { problem: 'social-expired' }]]],
  ['telegram', [['SocialSignIn', { problem: 'social-cancelled' }]]],
  ['<script>', []],
  ['', []],
])('?social=%s opens %j, once', (value, opened) => {
  expect(openedBy(value)).toEqual({ opened, stripped: [['social']], written: [] })
})

test('what Telegram says is taken from behind the #, and does not stay in the address', () => {
  expect(openedBy('telegram', '#tgAuthResult=eyJpZCI6MX0')).toEqual({
    opened: [['SocialSignIn', { telegram: 'eyJpZCI6MX0' }]],
    stripped: [['social']],
    written: ['/en/?tab=new'],
  })
})
