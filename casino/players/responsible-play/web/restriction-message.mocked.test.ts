import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { houseRestrictionOf } from './house-restriction.tsx'
import { handle } from './restriction-message.ts'
import { newlyStopped } from './tell-stopped.ts'

vi.mock(import('#kernel/web/state/reload-main.ts'), async (original) => ({ ...(await original()), reloadMain: async () => true }))

const notify = vi.fn<(notice: { title: string }) => void>()
const app = { notify, text: (key: string) => key }
const opened = () => openModals().map(({ name }) => name)

beforeEach(() => openModal('Game', { game: 'golden-orchard' }))
afterEach(() => {
  closeModalsAbove(0)
  notify.mockClear()
})

test.each(['youngster', 'undesirable'])(
  'RP-008, RTM-016: %s closes the game and opens the deposit instead of the identity',
  async (status) => {
    await handle({ data: { status, till: null } }, app)
    expect(opened()).toEqual(['CashDesk'])
  },
)

test('RP-008, RTM-016: who is not known well enough is asked for their identity', async () => {
  await handle({ data: { status: 'unverified', till: null } }, app)
  expect(opened()).toEqual(['VerificationConfirm'])
})

test('RTM-016: a break or an exclusion closes the game and opens its own notice', async () => {
  await handle({ data: { status: 'self-excluded', till: '2027-06-01T12:00:00.000Z' } }, app)
  expect(opened()).toEqual(['LudomanModal'])
})

test('RTM-016: what is lifted is told and leaves what is open', async () => {
  await handle({ data: { status: null, till: null } }, app)
  expect(opened()).toEqual(['Game'])
  expect(notify).toHaveBeenCalledWith({ title: 'play-safe.restricted.lifted' })
})

test('RTM-016: a status of tomorrow opens nothing', async () => {
  await handle({ data: { status: 'promoted', till: null } }, app)
  await handle({ data: { status: 'self-excluded' } }, app)
  expect([opened(), notify.mock.calls]).toEqual([['Game'], []])
})

test('RP-008: the start-up data name a restriction of the house by its word alone', () => {
  expect(['youngster', 'self-excluded', undefined, null, 7].map(houseRestrictionOf)).toEqual(['youngster', null, null, null, null])
})

test('what has a notice of its own is not told a second time by the clock', () => {
  const reasons = ['youngster', 'undesirable', 'unverified', 'self-excluded', 'cooling-off'] as const
  expect(reasons.map((reason) => newlyStopped(null, { reason, till: null }))).toEqual(reasons.map(() => null))
  expect(newlyStopped(null, { reason: 'break', till: null })).toEqual({ reason: 'break', till: null })
})
