import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import type { GamePlay, getGameEndpoint } from '../contract.ts'
import { rememberMode, setGameMode } from './play-mode.ts'

const switchTo = (is_money: boolean): void => {
  rememberMode(is_money)
  setGameMode(is_money)
}

type Switched = Pick<GamePlay, 'slug' | 'autoVerificationData'>

/**
 * The demo in sight goes on for money. Where the licence wants the player's number first, its form opens over the game, which
 * stays the demo until the number is stored (MD-060).
 */
const goOnForMoney = async ({ slug, autoVerificationData }: Switched): Promise<void> => {
  if (autoVerificationData.isAvailable) return switchTo(true)
  const answer = await api.call<typeof getGameEndpoint>('GET /rest/game/{slug}/', { params: { slug }, query: { isMoney: true } })
  // 444 opened the notice of self-exclusion already.
  if (!answer.success && answer.status === 444) return
  if (answer.success && answer.data.requestInn) return openModal('InnForm', { slug, onStored: () => switchTo(true) })
  switchTo(true)
}

/** What a press on the mode of an open game leads to: a guest who wants money is asked to register (GA-002). */
export const switchMode = async (play: Switched, wants_money: boolean, is_guest: boolean): Promise<void> => {
  if (!wants_money) return switchTo(false)
  if (is_guest) return openModal('Register', { source: 'game_play', game: play.slug, isMoney: true })
  await goOnForMoney(play)
}
