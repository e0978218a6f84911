import { beforeEach, expect, test, vi } from 'vitest'
import type { RoundsCaller } from './rounds-caller.ts'
import { begin } from './use-started-game.ts'

const raiseUnauthorized = vi.fn<() => Promise<boolean>>()
vi.mock('#kernel/web/state/unauthorized-event.ts', () => ({ raiseUnauthorized: () => raiseUnauthorized() }))
const goTo = vi.fn<(address: string) => Promise<void>>(async () => undefined)
vi.mock('#kernel/web/page/navigation.ts', () => ({ goTo: (address: string) => goTo(address) }))

const close = vi.fn<() => void>()
beforeEach(() => {
  vi.clearAllMocks()
})

const play = {
  isMoney: true,
  slug: 'golden-orchard',
  finOperations: { isAvailable: true },
  requestInn: false,
  autoVerificationData: { isAvailable: true },
}
const started = { success: true, data: play }
const refused = (status: number) => ({ success: false, status, message: `refused with ${status}`, details: {} })
const callerOf = (...answers: object[]) => {
  const startGame = vi.fn<() => Promise<unknown>>(async () => answers.shift())
  return { caller: { startGame } as unknown as RoundsCaller, startGame }
}

test('SE-006, GA-008, ER-012: a game that is refused for want of a session raises the event, and is asked for again once it stands', async () => {
  const { caller, startGame } = callerOf(refused(401), started)
  raiseUnauthorized.mockResolvedValue(true)
  expect(await begin(caller, close)).toEqual({ kind: 'open', play })
  expect([startGame.mock.calls.length, raiseUnauthorized.mock.calls.length]).toEqual([2, 1])
})

test('SE-006: it is repeated once and no more; who stays a guest is told what the house said', async () => {
  const again = callerOf(refused(403), refused(403), started)
  raiseUnauthorized.mockResolvedValue(true)
  expect(await begin(again.caller, close)).toEqual({ kind: 'failed', message: 'refused with 403', is_unknown: false })
  expect(again.startGame).toHaveBeenCalledTimes(2)
  const guest = callerOf(refused(401), started)
  raiseUnauthorized.mockResolvedValue(false)
  expect(await begin(guest.caller, close)).toEqual({ kind: 'failed', message: 'refused with 401', is_unknown: false })
  expect(guest.startGame).toHaveBeenCalledTimes(1)
})

test('ER-009, GA-007: behind a 444 there is no game: its window goes, and the event is not raised', async () => {
  expect(await begin(callerOf(refused(444)).caller, close)).toBeNull()
  expect([close.mock.calls.length, raiseUnauthorized.mock.calls.length]).toEqual([1, 0])
})

test('GA-001: a game that is not there is told from one that did not open this time', async () => {
  expect(await begin(callerOf(refused(404)).caller, close)).toEqual({ kind: 'failed', message: 'refused with 404', is_unknown: true })
  expect(await begin(callerOf(refused(500)).caller, close)).toEqual({ kind: 'failed', message: 'refused with 500', is_unknown: false })
})

test('GA-006: a game of the live floor or of a studio outside leads to its page, and the window goes before that', async () => {
  const steps: string[] = []
  close.mockImplementationOnce(() => void steps.push('close'))
  goTo.mockImplementationOnce(async (address) => void steps.push(address))
  const moved = { ...refused(301), details: { redirectUrl: '/games/studio/by-acme-coin/' } }
  expect(await begin(callerOf(moved).caller, close)).toBeNull()
  expect(steps).toEqual(['close', '/games/studio/by-acme-coin/'])
})
