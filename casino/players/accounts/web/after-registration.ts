import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
import type { Intent } from './intent-store.ts'

export interface Afterwards {
  /** A path of this site to navigate to. */
  readonly go_to?: string
  /** AU-005: the cash desk was opened from registration. */
  readonly is_cash_marked?: true
  /** AU-006: the stored game, to open now. */
  readonly game?: { readonly slug: string; readonly is_money: boolean }
}

/**
 * Where a new player goes (AU-004 … AU-006): the address's redirect first, then the stored one, then the response's; the game that
 * they wanted opens once they are signed in.
 */
export const afterRegistration = (given: {
  readonly query: string | null
  readonly intent: Intent | null
  readonly answered?: string | undefined
  readonly is_guest: boolean
}): Afterwards => {
  const { query, intent, answered, is_guest } = given
  const go_to = sameSitePath(query) ?? sameSitePath(intent?.redirect_url) ?? sameSitePath(answered)
  const wants_game = intent?.source === 'game_play' && intent.game !== undefined && !is_guest
  return {
    ...(go_to === undefined ? {} : { go_to }),
    ...(go_to?.includes('/cash') ? { is_cash_marked: true } : {}),
    ...(wants_game ? { game: { slug: intent.game ?? '', is_money: intent.is_money ?? true } } : {}),
  }
}
