import { api } from '#kernel/web/browser.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { ludomanCheck } from '../contract.ts'

/**
 * RP-006: asked before money comes in and before a bet is placed. Where play was closed elsewhere since this page was opened, the page
 * learns of it and says so. A check that fails stops nobody: the action itself is refused where it must be.
 */
export const isPlayClosed = async (): Promise<boolean> => {
  const answer = await api.call<typeof ludomanCheck>('GET /rest/player/ludoman-check/', {})
  if (!answer.success || answer.data.status === null) return false
  await reloadMain()
  return true
}
