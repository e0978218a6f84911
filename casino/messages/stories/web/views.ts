import { api } from '#kernel/web/browser.ts'
import { logFailure } from '#kernel/web/log-failure.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { createStore } from '#kernel/web/state/store.ts'
import type { viewStories } from '../contract.ts'
import { most_views } from '../rules.ts'

/** Ids of stories that were viewed and of which the server does not know yet. */
const unsent = createStore<readonly number[]>([])

/** SO-005: a brand that counts players alone hears nothing of guests. */
const isCounted = (): boolean => {
  const { main, config } = appState.get()
  return !main.isGuest || !config.brand.capabilities.includes('stories-for-players-only')
}

/** SO-003: sends what was viewed in one call, if anything was. It reaches the server also when the page is being left; a failure is only logged. */
export const sendViews = async (): Promise<void> => {
  const stories = unsent.get()
  if (stories.length === 0) return
  unsent.set([])
  const answer = await api.call<typeof viewStories>('POST /rest/story/view/', { body: { stories: [...stories] }, outlives_page: true })
  if (!answer.success) logFailure('views of stories', answer)
}

/** Notes a view, to be sent later with others. */
export const noteView = (story_id: number): void => {
  if (!isCounted()) return
  unsent.set((known) => (known.includes(story_id) ? known : [...known, story_id]))
  if (unsent.get().length >= most_views) void sendViews()
}

/** Sends what was viewed when the page is hidden or left, until the returned function is called, and then too. */
export const sendViewsWhenLeft = (): (() => void) => {
  const send = (): void => void sendViews()
  const look = (): void => {
    if (document.visibilityState === 'hidden') send()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', send)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', send)
    send()
  }
}
