import { rememberGame } from '#casino/sign-in/one-time-codes/web/api.ts'
import { closing_ms, switchModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { appState } from '#kernel/web/state/app-state.ts'
import { onVisitorChange } from '#kernel/web/state/reload-main.ts'
import { afterRegistration } from './after-registration.ts'
import { forgetIntent, rememberedIntent } from './intent-store.ts'
import { forgetWords } from './link-words.ts'
import { registrationState } from './registration-state.ts'

/** After signing in, by registration or log-in, continues with what the visitor wanted (AU-004 … AU-007). */
const finish = async (): Promise<void> => {
  const { go_to, is_cash_marked, game } = afterRegistration({
    query: new URLSearchParams(window.location.search).get('redirectUrl'),
    intent: rememberedIntent(),
    is_guest: false,
  })
  forgetIntent(window.sessionStorage)
  forgetWords(window.sessionStorage)
  registrationState.forget()
  if (is_cash_marked) window.sessionStorage.setItem('cash-location', 'registration')
  if (go_to !== undefined) await goTo(go_to)
  if (!game) return
  const { main } = appState.get()
  if (!(typeof main.email === 'string' ? main.emailConfirmed : main.confirmed)) rememberGame(game.slug)
  // The same game may be open for play money.
  switchModal('Game', { game: game.slug, isMoney: String(game.is_money), source: 'game_play' })
}

/** Waits for a guest to sign in. Registration and log-in windows close first, so that nothing opens during their animation. */
export const followEntering = (): void =>
  onVisitorChange((main) => {
    if (!main.isGuest) setTimeout(() => void finish(), closing_ms)
  })
