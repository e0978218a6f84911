import { sameSitePath } from '#kernel/addresses/same-site-path.ts'
/** What a visitor wanted when they were asked to register: kept until they are in (core §4). */
export interface Intent {
  /** Where they were asked: `header`, `game_play`, `cash`, … */
  readonly source: string
  readonly redirect_url?: string
  /** The game that they wanted to play, by slug. */
  readonly game?: string
  readonly is_money?: boolean
}

export interface Afterwards {
  /** A path of this site to go to. */
  readonly go_to?: string
  /** AU-005: the cash desk was reached from registration. */
  readonly is_cash_marked?: true
  /** AU-006: the stored game, to open now. */
  readonly game?: { readonly slug: string; readonly is_money: boolean }
}

/**
 * Where a new player goes (AU-004 … AU-006): the address's own redirect first, then the stored one, then the answer's;
 * a game that they wanted to play opens once they are signed in.
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

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The intent that a modal was opened with: `openModal('Register', { source: 'game_play', game: 'slug', isMoney: true })`. */
export const intentOf = (params: Readonly<Record<string, unknown>>): Intent => {
  const redirect_url = sameSitePath(params['redirectUrl'])
  const game = word(params['game'])
  return {
    source: word(params['source']) ?? (game ? 'game_play' : 'site'),
    ...(redirect_url === undefined ? {} : { redirect_url }),
    ...(game === undefined ? {} : { game, is_money: String(params['isMoney'] ?? 'true') !== 'false' }),
  }
}
