import { expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import type { ChatRoom } from '../contract.ts'
import { readChat, takeMoved } from './chats.ts'

vi.stubGlobal('window', {})
let told_revision = 0
vi.mock('#kernel/web/state/realtime.ts', () => ({
  isNewestState: ({ revision }: { readonly revision: number }) => revision >= told_revision,
  usePublishedState: vi.fn(),
}))
const call = vi.spyOn(api, 'call')
const room = (revision: number): ChatRoom => ({ room: 'live-wheel', isOpen: true, slowSeconds: 5, messages: [], own: null, revision })

test('a chat in which somebody writes while it is read for the first time is read again, and does not stay empty', async () => {
  call.mockImplementationOnce(async () => {
    told_revision = 8
    takeMoved({ ...room(8), gone: [] })
    return { success: true, data: room(7) } as never
  })
  call.mockResolvedValueOnce({ success: true, data: room(8) } as never)
  expect(await readChat('live-wheel')).toBeNull()
  expect(call).toHaveBeenCalledTimes(2)
})

test('a chat that could not be read says why, and a known one is not read twice', async () => {
  call.mockResolvedValueOnce({ success: false, error: 'internal', message: 'Спробуйте пізніше' } as never)
  expect(await readChat('live-roulette')).toBe('Спробуйте пізніше')
  call.mockClear()
  call.mockResolvedValueOnce({ success: true, data: room(7) } as never)
  expect(await readChat('live-wheel')).toBeNull()
  expect(call).toHaveBeenCalledOnce()
})
