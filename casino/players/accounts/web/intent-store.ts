import { sameSitePath } from '#kernel/addresses/same-site-path.ts'

/** What a visitor wanted when asked to register; kept until they are signed in (core §4). */
export interface Intent {
  /** Where they were asked: `header`, `game_play`, `cash`, … */
  readonly source: string
  readonly redirect_url?: string
  /** Slug of the game that they wanted to play. */
  readonly game?: string
  readonly is_money?: boolean
}

const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The intent with which a modal was opened: `openModal('Register', { source: 'game_play', game: 'slug', isMoney: true })`. */
export const intentOf = (params: Readonly<Record<string, unknown>>): Intent => {
  const redirect_url = sameSitePath(params['redirectUrl'])
  const game = word(params['game'])
  return {
    source: word(params['source']) ?? (game ? 'game_play' : 'site'),
    ...(redirect_url === undefined ? {} : { redirect_url }),
    ...(game === undefined ? {} : { game, is_money: String(params['isMoney'] ?? 'true') !== 'false' }),
  }
}

const key = 'registration-intent'
/** After this time the intent is forgotten, and nothing opens by itself. */
const remembered_ms = 30 * 60_000

interface KeptIntent extends Intent {
  readonly kept_at_ms: number
}

/** The part of the Storage interface that is used. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores the visitor's intent when registration opens; opening it without one keeps an earlier intent. */
export const keepIntent = (storage: Kept, params: Readonly<Record<string, unknown>>, now_ms: number): void => {
  const intent = intentOf(params)
  if (intent.game === undefined && intent.redirect_url === undefined && readIntent(storage, now_ms)) return
  storage.setItem(key, JSON.stringify({ ...intent, kept_at_ms: now_ms } satisfies KeptIntent))
}

/** The stored intent if it is recent; null for anything else in the storage. */
export const readIntent = (storage: Kept, now_ms: number): Intent | null => {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<KeptIntent> | null
    if (typeof kept?.kept_at_ms !== 'number' || typeof kept.source !== 'string' || now_ms - kept.kept_at_ms > remembered_ms) return null
    return {
      source: kept.source,
      ...(sameSitePath(kept.redirect_url) ? { redirect_url: kept.redirect_url } : {}),
      ...(typeof kept.game === 'string' ? { game: kept.game, is_money: kept.is_money !== false } : {}),
    }
  } catch {
    return null
  }
}

/** AU-007: removed once acted on. */
export const forgetIntent = (storage: Kept): void => storage.removeItem(key)

/** Adds a destination to the stored intent (source, game). */
export const keepRedirect = (storage: Kept, path: string, now_ms: number): void => {
  const intent = readIntent(storage, now_ms) ?? { source: 'site' }
  storage.setItem(key, JSON.stringify({ ...intent, redirect_url: path, kept_at_ms: now_ms } satisfies KeptIntent))
}

/** The same for this tab, now. */
export const rememberIntent = (params: Readonly<Record<string, unknown>>): void => keepIntent(window.sessionStorage, params, Date.now())

export const rememberRedirect = (path: string): void => keepRedirect(window.sessionStorage, path, Date.now())

export const rememberedIntent = (): Intent | null => readIntent(window.sessionStorage, Date.now())
