import { expect, test, vi } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'
import { createPlayersAttempts } from './players-attempts.ts'

test('what one player left open is never repeated for the next', async () => {
  vi.stubGlobal('document', { cookie: '' })
  appState.set({ main: {} } as AppState)
  const attempts = createPlayersAttempts<number>()
  const keyOf = async (said: number): Promise<string | undefined> => {
    let sent: string | undefined
    await attempts.send(said, async (_, key) => {
      sent = key
      return { success: false, is_unknown: true } as Refused
    })
    return sent
  }
  const first = await keyOf(5)
  await keyOf(6)
  expect(await keyOf(5)).toBe(first)
  forgetPlayer()
  expect(await keyOf(5)).not.toBe(first)
})
