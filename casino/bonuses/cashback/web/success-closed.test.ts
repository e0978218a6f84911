import { afterEach, expect, test, vi } from 'vitest'
import { appState } from '#kernel/web/state/app-state.ts'
import { isSuccessClosed, rememberSuccessClosed } from './success-closed.ts'

afterEach(() => vi.unstubAllGlobals())

const signedInAs = (login: string): void => appState.set((state) => ({ ...state, main: { ...state.main, login } }))

test('WA-030, EN-068: that the success window was closed is remembered for each player, and without storage nothing breaks', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  signedInAs('anna')
  expect(isSuccessClosed()).toBe(false)
  rememberSuccessClosed()
  expect(isSuccessClosed()).toBe(true)
  signedInAs('borys')
  expect(isSuccessClosed()).toBe(false)
  vi.unstubAllGlobals()
  expect(isSuccessClosed()).toBe(false)
  rememberSuccessClosed()
})
