import type { BoardMessageData } from '#casino/campaigns/boards/contract.ts'
import { readCookie, writeCookie } from '#kernel/web/cookies.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { pageLanguage } from '#kernel/web/texts/page-language.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { popup_cookie, popup_cookie_days, showsPrizePopup } from '../rules.ts'

/** RTM-047, TO-011, TO-013: the popup of a place that was won, not again for seven days. Other kinds of board have none. */
export const handle = (message: { readonly data: unknown }): void => {
  const win = message.data as BoardMessageData<'playerWin'>
  if (win.kind !== 'tournament') return
  const any_place = appState.get()?.config.brand.capabilities.includes('tournament-prize-any-place') ?? false
  if (!showsPrizePopup(win, any_place) || readCookie(popup_cookie) !== undefined) return
  writeCookie(popup_cookie, String(win.id), popup_cookie_days)
  const { place, prize, currency, exponent, titles } = win
  addPopup({ name: 'TournamentPrizePopup', params: { place, prize, currency, exponent, title: titles[pageLanguage()] } })
}
