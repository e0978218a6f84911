import { afterEach, expect, test, vi } from 'vitest'
import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { handle } from './identity-message.ts'

const setQueryData = vi.fn<PushApp['queryClient']['setQueryData']>()
const app = { queryClient: { setQueryData } } as unknown as PushApp
const opened = () => openModals().map(({ name }) => name)
/** The message comes to a page of a player with this restriction. */
const hear = (status: string, playRestriction: string | null = null): void => {
  appState.set({ config: {}, main: { playRestriction } } as unknown as AppState)
  handle({ data: { status } }, app)
}

const standAt = (current: string): void => setNavigation({ current, navigate: vi.fn<() => void>(), revalidate: async () => undefined })

afterEach(() => {
  standAt('/')
  closeModalsAbove(0)
  setQueryData.mockClear()
})

test('RTM-020: the state that the page knows is the new one, and what it has not asked for stays unasked', () => {
  hear('pending')
  const [key, update] = setQueryData.mock.calls[0] ?? []
  expect(key).toEqual(['profile', 'verification'])
  expect(update?.({ status: 'needed', inn: null })).toEqual({ status: 'pending', inn: null })
  expect(update?.(undefined)).toBeUndefined()
})

test('RTM-020: the window goes once its player is known, and leaves the others; while documents wait it stays', () => {
  openModal('Game')
  openModal('VerificationConfirm')
  hear('pending', 'unverified')
  expect(opened()).toEqual(['Game', 'VerificationConfirm'])
  hear('verified', 'unverified')
  expect(opened()).toEqual(['Game'])
})

test('RTM-020: the window comes when a document did not do and play waits for it, once and over nothing else', () => {
  hear('rejected')
  hear('rejected', 'youngster')
  expect(opened()).toEqual([])
  hear('rejected', 'unverified')
  hear('rejected', 'unverified')
  expect(opened()).toEqual(['VerificationConfirm'])
  closeModalsAbove(0)
  openModal('CashDesk')
  hear('rejected', 'unverified')
  expect(opened()).toEqual(['CashDesk'])
  closeModalsAbove(0)
  standAt('/profile/?tab=documents')
  hear('rejected', 'unverified')
  expect(opened()).toEqual([])
})
