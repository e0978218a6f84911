import type { Language } from '#kernel/i18n/texts.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import { isShape, list, oneOf, optional, type Shape } from './shapes.ts'

/**
 * Messages between a page and the game document in its iframe. The document has an opaque origin and can neither read cookies nor
 * call the server, so the page makes every call. All messages go through one port, which is passed once at load.
 */
export const protocol_version = 1

/** The page's only window message; it transfers the port. */
export interface Greeting {
  readonly openhouse_game: typeof protocol_version
}

/** `play` takes stakes; `replay` shows stored rounds and has only an "again" button. */
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
  /** The latest finished round, with which the game opens. */
  readonly last_round: PlayedRound | null
  /** A round with this key was sent and not answered before the page was reloaded: `round` or `refused` follows without a request. */
  readonly is_round_under_way: boolean
  /** The stakes are free spins: the balance does not decrease. */
  readonly is_free_spin?: boolean
  readonly sound: boolean
  readonly music: boolean
  /** Reduced motion: fades instead of movement. */
  readonly reduced_motion: boolean
  /** Minimum duration of a round in ms; a jurisdiction may require more than the game's own. */
  readonly least_round_ms: number
}

/** Page → game. */
export type ToFrame =
  | Init
  /** The settled result of the requested round. `balance_minor` includes its win. */
  | { readonly type: 'round'; readonly round: PlayedRound; readonly balance_minor: number }
  /** The requested round was not played. `message` is for the player; empty when the page shows it itself. */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly balance_minor: number }
  /** The server does not answer; the page keeps waiting for the round. `message` is for the player. */
  | { readonly type: 'waiting'; readonly message: string }
  | { readonly type: 'balance'; readonly balance_minor: number }
  /** A smaller stake that the player has agreed to. */
  | { readonly type: 'stake'; readonly stake_minor: number }
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'music'; readonly on: boolean }
  | { readonly type: 'motion'; readonly reduced: boolean }
  /** Replays a stored round from its events. No round is played. */
  | { readonly type: 'replay'; readonly round: PlayedRound }

/** Game → page. */
export type FromFrame =
  /** The first picture is drawn. */
  | { readonly type: 'ready' }
  | { readonly type: 'spin'; readonly command: Command }
  /** The round has been shown completely: the page may update the balance and show popups. */
  | { readonly type: 'shown'; readonly round_id: string }
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'music'; readonly on: boolean }
  /** Escape was pressed inside the frame. */
  | { readonly type: 'close' }
  /** The rules were opened or closed. */
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

/** Validates a message of the page; null when its format is unknown. */
export const readToFrame = (message: unknown): ToFrame | null => (checked(message, toFrame) ? (message as ToFrame) : null)

/** Validates a message of the game; null when its format is unknown. The page trusts nothing that comes from a frame. */
export const readFromFrame = (message: unknown): FromFrame | null => (checked(message, fromFrame) ? (message as FromFrame) : null)

export const isGreeting = (message: unknown): message is Greeting =>
  isShape(message, { openhouse_game: (value) => value === protocol_version })
