import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { switchMode } from './switch-mode.ts'

const call = vi.fn<(route: string, options: object) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({ api: { call: (route: string, options: object) => call(route, options) } }))

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

const slug = 'golden-orchard'
const vouched = { slug, autoVerificationData: { isAvailable: true } }
const unvouched = { slug, autoVerificationData: { isAvailable: false } }
/** The modals in sight, and the mode of the game under them. */
const seen = () => [openModals().map(({ name }) => name), openModals()[0]?.params['isMoney']]

beforeEach(() => openModal('Game', { game: slug, isMoney: false }))
afterEach(() => {
  closeModalsAbove(0)
  call.mockReset()
})

test('GA-002: a guest who wants money is asked to register', async () => {
  await switchMode(vouched, true, true)
  expect(seen()).toEqual([['Game', 'Register'], false])
})

test('a player’s demo goes on for money, and back, without a question where nothing is missing', async () => {
  await switchMode(vouched, true, false)
  expect([seen(), stored.get('play-mode')]).toEqual([[['Game'], true], 'money'])
  await switchMode(vouched, false, false)
  expect([seen(), stored.get('play-mode')]).toEqual([[['Game'], false], 'demo'])
  expect(call).not.toHaveBeenCalled()
})

test('MD-060: where the licence wants the number its form opens over the demo, which goes on for money once it is stored', async () => {
  call.mockResolvedValue({ success: true, data: { requestInn: true } })
  await switchMode(unvouched, true, false)
  expect(call).toHaveBeenCalledWith('GET /rest/game/{slug}/', { params: { slug }, query: { isMoney: true } })
  expect(seen()).toEqual([['Game', 'InnForm'], false])
  const [, form] = openModals()
  ;(form!.params['onStored'] as () => void)()
  expect(seen()[1]).toBe(true)
})

test('MD-060: who has given the number is not asked again', async () => {
  call.mockResolvedValue({ success: true, data: { requestInn: false } })
  await switchMode(unvouched, true, false)
  expect(seen()).toEqual([['Game'], true])
})

test('GA-007: who may not play stays where they are: the notice of it is there already', async () => {
  call.mockResolvedValue({ success: false, status: 444 })
  await switchMode(unvouched, true, false)
  expect(seen()).toEqual([['Game'], false])
})
