import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Bet = Type.Object({ place: Type.String({ minLength: 1, maxLength: 40 }), stake_minor: PositiveAmountMinor })

/** The next step of an open round, which the player has chosen among those that it offers. */
const StepCommand = Type.Object({
  round: Type.String({ pattern: '^d?[0-9]{1,18}-[0-9]{1,9}$' }),
  /** Number of the step, from 1: a step that was already taken in another window is not taken twice. */
  number: Type.Integer({ minimum: 1, maximum: 200 }),
  step: Type.String({ minLength: 1, maxLength: 40 }),
})
export type StepCommand = Static<typeof StepCommand>

/**
 * What a player plays in one round: a stake, with a choice if the game has one; the bets of a table; or the next step of an open
 * round. The formats of choices and steps are the game's own; its engine checks them again.
 */
export const Command = Type.Union([
  Type.Object({ stake_minor: PositiveAmountMinor, choice: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) }),
  Type.Object({ bets: Type.Array(Bet, { minItems: 1, maxItems: 200 }) }),
  StepCommand,
])
export type Command = Static<typeof Command>

const Mode = Type.Enum(['money', 'demo'])
/** SHA-256 in hex. */
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** Round id: `<seed pair>-<nonce>`. The id of a demo round starts with `d`, as demo seed pairs are numbered separately. */
const RoundId = Type.String({ pattern: '^d?[0-9]{1,18}-[0-9]{1,9}$' })
/** As a line of the history: a round that a studio outside dealt is `s<number>`, and cannot be told again. */
const ListedRoundId = Type.String({ pattern: '^(d?[0-9]{1,18}-[0-9]{1,9}|s[0-9]{1,18})$' })

/** The possible next steps of an open round. */
const OpenSteps = Type.Object({
  /** Number of the next step. */
  next: Type.Integer(),
  offers: Type.Array(
    Type.Object({
      step: Type.String(),
      /** Additional stake of this step. */
      stake_minor: Type.Optional(AmountMinor),
      /** Payout of the round if this step ends it now. */
      win_minor: Type.Optional(AmountMinor),
    }),
  ),
  /** When the server ends an abandoned round, as the rules of the game say. */
  till: Timestamp,
})

/** A round as it is shown, replayed and quoted. `events` are those of the game's engine, in order. */
export const PlayedRound = Type.Object({
  id: RoundId,
  slug: Slug,
  mode: Mode,
  currency: CurrencyCode,
  stake_minor: AmountMinor,
  win_minor: AmountMinor,
  command: Type.Unknown(),
  events: Type.Array(Type.Unknown()),
  server_seed_hash: Hash,
  client_seed: Type.String(),
  nonce: Type.Integer(),
  at: Timestamp,
  /** The stake was a free spin, paid by the casino. */
  isFreeSpin: Type.Optional(Type.Literal(true)),
  /** While the round is open it has paid nothing, and its events are those so far. */
  open: Type.Optional(OpenSteps),
})
export type PlayedRound = Static<typeof PlayedRound>

/** The call that plays a round or a step. */
export const playRoundEndpoint = endpoint({
  route: 'POST /rest/game/{slug}/round/',
  who: 'anyone',
  effect: 'changes',
  idempotency: 'own',
  params: Type.Object({ slug: Slug }),
  body: Type.Object({
    session: Type.String({ minLength: 1, maxLength: 600 }),
    command: Command,
    /** Id of the free spins that pay the stake. Required to use free spins; without it the stake is taken from the balance. */
    free_spins: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  }),
  reply: Type.Object({ data: Type.Object({ round: PlayedRound, balance_minor: AmountMinor }) }),
  refusals: [
    'game-unknown',
    'game-closed',
    'game-session-ended',
    'stake-below-minimum',
    'stake-above-maximum',
    'stake-off-grid',
    'bet-impossible',
    'choice-impossible',
    'insufficient-funds',
    'bonus-stake-too-high',
    'free-spins-unknown',
    'free-spins-ended',
    'free-spins-other-game',
    'free-spins-other-stake',
    'stakes-blocked',
    'stake-other-currency',
    'limit-reached',
    'too-soon',
    'too-many-refused',
    'too-many-requests',
    'round-unknown',
    'round-open',
    'round-over',
    'step-too-late',
    'step-out-of-order',
    'step-impossible',
  ],
  rows: ['GA-023', 'RO-003'],
  summary: 'Plays one round, or one step of it, for money or for play money',
})

const Stakes = Type.Object({ choices: Type.Array(AmountMinor), least_minor: AmountMinor, most_minor: AmountMinor, exact: Type.Boolean() })

/** The active bonus for this game. Amounts in minor units of the game's currency. */
const GameBonus = Type.Object({
  balance: AmountMinor,
  wagered: AmountMinor,
  required: AmountMinor,
  /** Maximum stake when bonus money is part of it; null without a limit. */
  mostStake: Type.Union([AmountMinor, Type.Null()]),
  /** Share of a stake in this game that counts towards wagering. */
  percent: Type.Integer(),
  /** Whether bonus money can be staked in this game. */
  isStaked: Type.Boolean(),
})
export type GameBonus = Static<typeof GameBonus>

/** Push on the player's own channel: their newest round, and how far the bonus that they wager is (RTM-018). Minor units. */
export interface BetDataMessage {
  readonly type: 'betData'
  readonly data: {
    readonly slug: string
    readonly bet: number
    readonly win: number
    readonly betsAmount: number
    readonly needBetsAmount: number
  }
}

/** Free spins that can be used in this game now. */
const GameFreeSpins = Type.Object({
  id: Type.Integer(),
  left: Type.Integer(),
  stake: AmountMinor,
  endsAt: Timestamp,
  winsTo: Type.Enum(['cash', 'bonus']),
})
export type GameFreeSpins = Static<typeof GameFreeSpins>

const GameInfo = Type.Object({
  id: Type.Integer(),
  slug: Slug,
  title: Type.String(),
  isMoney: Type.Boolean(),
  finOperations: Type.Object({ isAvailable: Type.Boolean() }),
  requestInn: Type.Boolean(),
  autoVerificationData: Type.Object({ isAvailable: Type.Boolean() }),
  playerInfo: Type.Object({
    betsAmount: AmountMinor,
    needBetsAmount: AmountMinor,
    race: Type.Object({ isAutoSubscription: Type.Boolean() }),
  }),
  bonus: Type.Union([GameBonus, Type.Null()]),
  freeSpins: Type.Union([GameFreeSpins, Type.Null()]),
  /** Address of the game's document; it receives everything else from the page that frames it. */
  launchUrl: Type.String(),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  stakes: Stakes,
  /** Minimum duration of a round in ms where the licence requires one. */
  leastRoundMs: Type.Integer(),
})
export type GameInfo = Static<typeof GameInfo>

const gameQuery = Type.Object({ isMoney: Type.Optional(Type.Boolean()) })

export const getGameEndpoint = endpoint({
  route: 'GET /rest/game/{slug}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ slug: Slug }),
  query: gameQuery,
  reply: Type.Object({ data: GameInfo }),
  refusals: ['game-unknown', 'game-closed', 'stakes-blocked'],
  rows: ['API-016', 'GA-001', 'GA-002', 'GA-007', 'GA-020'],
  summary: 'What a game is and whether it may be played',
})

const GamePlay = Type.Object({
  ...GameInfo.properties,
  /** Starts a game session; empty when something must be settled first (requestInn, finOperations). */
  session: Type.String(),
  balance_minor: AmountMinor,
  /** The latest finished round of this game and mode, for a player whose connection was lost. */
  lastRound: Type.Union([PlayedRound, Type.Null()]),
  fairness: Type.Object({ server_seed_hash: Hash, next_server_seed_hash: Hash, client_seed: Type.String() }),
})
export type GamePlay = Static<typeof GamePlay>

export const startGameEndpoint = endpoint({
  route: 'GET /rest/game/{slug}/play/',
  who: 'anyone',
  effect: 'changes',
  params: Type.Object({ slug: Slug }),
  query: gameQuery,
  reply: Type.Object({ data: GamePlay }),
  refusals: ['game-unknown', 'game-closed', 'stakes-blocked', 'too-many-requests'],
  rows: ['API-017', 'GA-002', 'GA-015'],
  summary: 'Starts a game: its session, balance and last round',
})

export const recordPlayStartEndpoint = endpoint({
  route: 'POST /rest/player/game-play-start/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ slug: Slug, type: Type.Enum(['money_play', 'demo_play']), source: Type.Optional(Type.String({ maxLength: 60 })) }),
  reply: Type.Object({}),
  refusals: ['game-unknown', 'too-many-requests'],
  rows: ['API-046', 'GA-015'],
  summary: 'Records how a play began, after registration from a game',
})

/** A contest that counts the rounds of a game, as the open game shows it. Of the figures each has its own; the others are null. */
export const ContestChip = Type.Object({
  /** Of whose kind it is, with its id: `race:7`. */
  key: Type.String(),
  look: Type.Enum(['board', 'pot', 'mission']),
  title: Type.String(),
  /** The page that shows it whole. */
  link: Type.String(),
  /** The player's own place; null while they have none. */
  place: Type.Union([Type.Integer(), Type.Null()]),
  /** Of a mission: how much is done, and of how much. */
  done: Type.Union([Type.Integer(), Type.Null()]),
  needed: Type.Union([Type.Integer(), Type.Null()]),
  /** What stands in the pot, or what all prizes are together; in minor units. */
  amount: Type.Union([AmountMinor, Type.Null()]),
  currency: CurrencyCode,
  exponent: Type.Integer(),
})
export type ContestChip = Static<typeof ContestChip>

export const listContestChips = endpoint({
  route: 'GET /rest/game/{slug}/contests/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ slug: Slug }),
  reply: Type.Object({ data: Type.Array(ContestChip) }),
  summary: 'The contests that count the rounds of a game, with how far the player is; none for whom nobody invites to play',
})

const RoundRow = Type.Object({
  id: ListedRoundId,
  slug: Slug,
  title: Type.String(),
  mode: Mode,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** 0 for a free spin: nothing was taken from the player's purse. */
  stake_minor: AmountMinor,
  win_minor: AmountMinor,
  at: Timestamp,
})
export type RoundRow = Static<typeof RoundRow>

const roundFilters = {
  game: Type.Optional(Slug),
  mode: Type.Optional(Mode),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
}

export const listRoundsEndpoint = endpoint({
  route: 'GET /rest/player/rounds/',
  who: 'player',
  effect: 'reads',
  query: Type.Object({ ...paging(20).properties, ...roundFilters, format: Type.Optional(Type.Enum(['json', 'csv'])) }),
  reply: countedPageReply(RoundRow),
  refusals: ['too-many-requests'],
  summary: "The player's rounds, newest first",
})

export const getRoundEndpoint = endpoint({
  route: 'GET /rest/player/rounds/{id}/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: RoundId }),
  /** The server seed is included once its pair was rotated; the round can then be verified. */
  reply: Type.Object({
    data: Type.Object({
      ...PlayedRound.properties,
      title: Type.String(),
      exponent: Type.Integer(),
      server_seed: Type.Union([Type.String(), Type.Null()]),
      /** A round is still open on its pair: until that one is over no change of seeds reveals it. */
      is_held: Type.Boolean(),
    }),
  }),
  refusals: ['round-unknown'],
  summary: 'One round with everything that replays and verifies it',
})
