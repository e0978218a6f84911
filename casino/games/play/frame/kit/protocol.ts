import type { Language } from '#kernel/i18n/texts.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import { isShape, list, oneOf, optional, type Shape } from './shapes.ts'

/**
 * What a page and the game document that it frames say to each other. The document has an opaque origin: it can neither
 * read cookies nor call the house, so the page makes every call. One port carries it all, handed over once at load.
 */
export const protocol_version = 1

/** The page's first and only window message; the port comes with it. */
export interface Greeting {
  readonly openhouse_game: typeof protocol_version
}

/** `play` takes stakes; `replay` shows stored rounds and has nothing to press but "again". */
export type Purpose = 'play' | 'replay'

export interface Init {
  readonly type: 'init'
  readonly purpose: Purpose
  readonly slug: string
  readonly title: string
  readonly language: Language
  /** For Intl. */
  readonly locale: string
  readonly mode: 'money' | 'demo'
  readonly currency: string
  readonly exponent: number
  readonly stakes: {
    readonly choices: readonly number[]
    readonly least_minor: number
    readonly most_minor: number
    readonly exact: boolean
  }
  readonly balance_minor: number
  /** The newest finished round: the game opens on it. */
  readonly last_round: PlayedRound | null
  /** A round of this key was sent and its answer never seen: `round` follows by itself, or `refused`. */
  readonly is_round_under_way: boolean
  /** The house pays the stakes: they leave nothing of the balance. */
  readonly is_free_spin?: boolean
  readonly sound: boolean
  readonly music: boolean
  /** Less motion: fades in the place of movement. */
  readonly reduced_motion: boolean
  /** No round is shown in less time than this; a jurisdiction may ask for more than the game's own tempo. */
  readonly least_round_ms: number
}

/** Page → game. */
export type ToFrame =
  | Init
  /** The round that was asked for, settled. `balance_minor` holds its win already. */
  | { readonly type: 'round'; readonly round: PlayedRound; readonly balance_minor: number }
  /** The round that was asked for was not played. `message` is for the person; empty when the page itself says it. */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly balance_minor: number }
  /** The house is silent: the round that was asked for is still waited for. `message` is for the person. */
  | { readonly type: 'waiting'; readonly message: string }
  | { readonly type: 'balance'; readonly balance_minor: number }
  /** A smaller stake that the person agreed to. */
  | { readonly type: 'stake'; readonly stake_minor: number }
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'music'; readonly on: boolean }
  | { readonly type: 'motion'; readonly reduced: boolean }
  /** Shows a stored round from its events. Nothing is played. */
  | { readonly type: 'replay'; readonly round: PlayedRound }

/** Game → page. */
export type FromFrame =
  /** The first picture stands. */
  | { readonly type: 'ready' }
  | { readonly type: 'spin'; readonly command: Command }
  /** Everything about the round has been shown: balance and popups may follow. */
  | { readonly type: 'shown'; readonly round_id: string }
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'music'; readonly on: boolean }
  /** Escape was pressed inside. */
  | { readonly type: 'close' }
  /** The rules are in sight, or no longer. */
  | { readonly type: 'paytable'; readonly open: boolean }

const round: Shape = {
  id: 'string',
  slug: 'string',
  mode: oneOf('money', 'demo'),
  currency: 'string',
  stake_minor: 'amount',
  win_minor: 'amount',
  events: list('any'),
}

const toFrame: Readonly<Record<ToFrame['type'], Shape>> = {
  init: {
    purpose: oneOf('play', 'replay'),
    slug: 'string',
    title: 'string',
    language: oneOf('uk', 'ru', 'en'),
    locale: 'string',
    mode: oneOf('money', 'demo'),
    currency: 'string',
    exponent: 'amount',
    stakes: { choices: list('amount'), least_minor: 'amount', most_minor: 'amount', exact: 'boolean' },
    balance_minor: 'amount',
    last_round: optional(round),
    is_round_under_way: 'boolean',
    sound: 'boolean',
    music: 'boolean',
    reduced_motion: 'boolean',
    least_round_ms: 'amount',
  },
  round: { round, balance_minor: 'amount' },
  refused: { code: 'string', message: 'string', balance_minor: 'amount' },
  waiting: { message: 'string' },
  balance: { balance_minor: 'amount' },
  stake: { stake_minor: 'amount' },
  sound: { on: 'boolean' },
  music: { on: 'boolean' },
  motion: { reduced: 'boolean' },
  replay: { round },
}

const hasNoOtherChoice = (value: unknown): boolean => typeof ((value as { choice?: unknown }).choice ?? '') === 'string'

const step: Shape = { round: 'string', number: 'amount', step: 'string' }

const bet: Shape = { place: 'string', stake_minor: 'amount' }

const fromFrame: Readonly<Record<FromFrame['type'], Shape>> = {
  ready: {},
  spin: {
    command: (value) =>
      (isShape(value, { stake_minor: 'amount' }) && hasNoOtherChoice(value)) || isShape(value, { bets: list(bet) }) || isShape(value, step),
  },
  shown: { round_id: 'string' },
  sound: { on: 'boolean' },
  music: { on: 'boolean' },
  close: {},
  paytable: { open: 'boolean' },
}

const typeOf = (message: unknown): string | null => {
  const type = typeof message === 'object' && message !== null ? (message as { type?: unknown }).type : null
  return typeof type === 'string' ? type : null
}

const checked = (message: unknown, shapes: Readonly<Record<string, Shape>>): boolean => {
  const type = typeOf(message)
  return type !== null && Object.hasOwn(shapes, type) && isShape(message, { type: 'string', ...(shapes[type] as object) })
}

/** A message of the page as one of ours, or null: what has another shape is not listened to. */
export const readToFrame = (message: unknown): ToFrame | null => (checked(message, toFrame) ? (message as ToFrame) : null)

/** A message of the game as one of ours, or null. The page trusts nothing that comes from a frame. */
export const readFromFrame = (message: unknown): FromFrame | null => (checked(message, fromFrame) ? (message as FromFrame) : null)

export const isGreeting = (message: unknown): message is Greeting =>
  isShape(message, { openhouse_game: (value) => value === protocol_version })
