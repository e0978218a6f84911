import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, LanguageCode, PositiveAmountMinor, Slug } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Names that the provider gives: of its rounds and of its transactions. */
const Ref = Type.String({ pattern: '^[\\w:./-]{1,80}$' })
const Session = Type.String({ minLength: 20, maxLength: 100 })
const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const closed = { additionalProperties: false } as const

const params = Type.Object({ provider: Slug })
const door = { who: 'anyone', effect: 'changes', external: true, params } as const
const always = ['provider-signature', 'provider-nonce-used'] as const

/** What the player has: `balance` is cash, `bonus` what a running bonus could add to a stake in this game. Minor units. */
const balances = { currency: CurrencyCode, balance: AmountMinor, bonus: AmountMinor } as const

const FreeSpins = Type.Object({
  id: Type.Integer(),
  left: Type.Integer(),
  /** Each is played at exactly this stake. */
  stake: PositiveAmountMinor,
})

export const openProviderSession = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/session/',
  body: Type.Object({ token: Session }, closed),
  reply: Type.Object({
    data: Type.Object({
      session: Session,
      /** The same for a player at this provider always, and another one at every other provider. */
      player: Type.String(),
      game: Ref,
      language: LanguageCode,
      exponent: Type.Integer(),
      ...balances,
      freeSpins: Type.Union([FreeSpins, Type.Null()]),
      /** The licence's least time between the beginnings of two rounds, milliseconds. */
      leastRoundMs: Type.Integer(),
    }),
  }),
  refusals: [...always, 'provider-token-unknown', 'provider-session-ended'],
  summary: 'Exchanges the token of a launch, once, for the session of a player in a game',
})

export const readProviderBalance = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/balance/',
  body: Type.Object({ session: Session }, closed),
  reply: Type.Object({ data: Type.Object({ ...balances, freeSpins: Type.Union([FreeSpins, Type.Null()]) }) }),
  refusals: [...always, 'provider-session-ended'],
  summary: 'What the player of a session may stake',
})

const Moved = Type.Object({ data: Type.Object({ transaction: Ref, currency: CurrencyCode, balance: AmountMinor }) })
export type Moved = Static<typeof Moved>

const command = { transaction: Ref, round: Ref } as const

export const debitForProvider = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/debit/',
  body: Type.Object(
    { session: Session, ...command, amount: PositiveAmountMinor, currency: CurrencyCode, freeSpins: Type.Optional(PositiveAmountMinor) },
    closed,
  ),
  reply: Moved,
  refusals: [
    ...always,
    'provider-session-ended',
    'provider-off',
    'provider-game-closed',
    'provider-currency',
    'provider-transaction-reused',
    'provider-rolled-back',
    'provider-round-over',
    'provider-round-other',
    'provider-stake-too-high',
    'insufficient-funds',
    'bonus-stake-too-high',
    'free-spins-unknown',
    'free-spins-ended',
    'free-spins-other-game',
    'free-spins-other-stake',
    'stakes-blocked',
    'limit-reached',
    'too-soon',
    'stake-other-currency',
  ],
  summary: 'Takes a stake; the first of a round begins it. Draw only after the answer',
})

export const creditForProvider = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/credit/',
  body: Type.Object({ ...command, amount: Amount, currency: CurrencyCode }, closed),
  reply: Moved,
  refusals: [
    ...always,
    'provider-currency',
    'provider-transaction-reused',
    'provider-round-unknown',
    'provider-round-over',
    'provider-win-too-high',
  ],
  summary: 'Pays what a round brings, also after the session, an exclusion or a limit ended it',
})

export const rollbackForProvider = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/rollback/',
  body: Type.Object({ ...command, debit: Ref }, closed),
  reply: Type.Object({ data: Type.Object({ transaction: Ref, outcome: Type.Enum(['returned', 'never-taken']) }) }),
  refusals: [...always, 'provider-transaction-reused', 'provider-round-over', 'provider-round-other', 'provider-round-paid'],
  summary: 'Gives a stake back. Before its debit came, it keeps that debit from ever being taken',
})

export const closeProviderRound = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/close/',
  body: Type.Object({ round: Ref, staked: Amount, won: Amount }, closed),
  reply: Type.Object({ data: Type.Object({ round: Ref, currency: CurrencyCode, balance: AmountMinor }) }),
  refusals: [...always, 'provider-round-unknown', 'provider-round-differs'],
  summary: 'Ends a round whose sums both sides agree on; what is counted of a round is counted then',
})

export const readProviderRound = endpoint({
  ...door,
  route: 'POST /rest/provider/{provider}/round/',
  body: Type.Object({ round: Ref }, closed),
  reply: Type.Object({
    data: Type.Object({
      round: Ref,
      state: Type.Enum(['open', 'closed', 'refunded']),
      currency: CurrencyCode,
      staked: AmountMinor,
      won: AmountMinor,
      transactions: Type.Array(
        Type.Object({ transaction: Ref, kind: Type.Enum(['debit', 'credit', 'rollback']), amount: AmountMinor, debit: Type.Optional(Ref) }),
      ),
    }),
  }),
  refusals: [...always, 'provider-round-unknown'],
  summary: 'How a round stands here',
})

/** Everything that a provider may call, in the order of the documentation. */
export const doorCalls = [
  openProviderSession,
  readProviderBalance,
  debitForProvider,
  creditForProvider,
  rollbackForProvider,
  closeProviderRound,
  readProviderRound,
] as const

/** What a provider answers to `GET /openhouse/games/` of the house. */
export const OfferedGames = Type.Object({
  studio: Type.String({ minLength: 1, maxLength: 40 }),
  games: Type.Array(
    Type.Object({
      game: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
      kind: Type.Enum(['slot', 'table', 'instant']),
      title: Type.Object({
        uk: Type.String({ minLength: 1, maxLength: 60 }),
        ru: Type.String({ minLength: 1, maxLength: 60 }),
        en: Type.String({ minLength: 1, maxLength: 60 }),
      }),
      /** Percent, as a decimal: "97.30". */
      rtp: Type.String({ pattern: '^\\d{1,2}(\\.\\d{1,2})?$' }),
      hitRate: Type.Optional(Type.String({ pattern: '^\\d{1,2}(\\.\\d{1,2})?$' })),
      volatility: Type.Optional(Type.Enum(['low', 'medium', 'high'])),
      /** The most that a round pays, in stakes. More is not paid. */
      maxWin: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
      /** Stakes that free spins may have, minor units by currency. */
      freeSpinStakes: Type.Optional(Type.Record(CurrencyCode, Type.Array(PositiveAmountMinor, { maxItems: 50 }))),
    }),
    { maxItems: 500 },
  ),
})
export type OfferedGames = Static<typeof OfferedGames>

/** What a provider answers to `GET /openhouse/rounds/{round}/` of the house. */
export const ToldRound = Type.Object({
  round: Ref,
  /** `unknown`: it has never heard of it, or none of its stakes is held. */
  state: Type.Enum(['open', 'closed', 'unknown']),
  /** Everything that the round brought, of a closed one. */
  credits: Type.Array(Type.Object({ transaction: Ref, amount: Amount }), { maxItems: 200 }),
})
export type ToldRound = Static<typeof ToldRound>

const Launch = Type.Object({
  /** The game's document; the token stands behind the #, so that no log sees it. Empty where something is to be settled before. */
  url: Type.String(),
  /** Only messages from there are listened to. */
  origin: Type.String(),
  slug: Slug,
  isMoney: Type.Literal(true),
  finOperations: Type.Object({ isAvailable: Type.Boolean() }),
  requestInn: Type.Boolean(),
  autoVerificationData: Type.Object({ isAvailable: Type.Boolean() }),
})
export type Launch = Static<typeof Launch>

export const launchProviderGame = endpoint({
  route: 'POST /rest/provider-game/{slug}/launch/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ slug: Slug }),
  reply: Type.Object({ data: Launch }),
  refusals: ['game-unknown', 'provider-game-closed', 'provider-off', 'provider-silent', 'stakes-blocked', 'too-many-requests'],
  rows: ['GA-007'],
  summary: "Opens a studio's game for money: the address of its document with a token for one session",
})

/** What the page of a studio's game shows before it is opened. */
export interface StudioGameData {
  readonly slug: string
  readonly title: string
  readonly studio: string
  readonly kind: 'slot' | 'table' | 'instant'
  readonly rtp: number | null
  readonly hitRate: number | null
  readonly volatility: 'low' | 'medium' | 'high' | null
  readonly maxWin: number | null
  /** Why it cannot be played now, in words; null where it can. */
  readonly closed: string | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'studio-game': StudioGameData
  }
}
