import { Type, type Static } from 'typebox'
import { BoardUser, BoardView, PastBoard } from '#casino/campaigns/boards/contract.ts'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { Pot, type JackpotWin } from '#casino/contests/jackpots/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { history_limit, most_places, promo_history_limit, promo_leaderboard_limit, tournamentModes } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const params = Type.Object({ id: Id })
const Mode = Type.Enum(tournamentModes)
/** EN-047a: prizes by ranges of places, "1-5". Points, or minor units of the visitor's currency. */
const ByPlaces = Type.Record(Type.String(), Type.Integer())
/** EN-047a: what is given beside the money of these places. */
const AdditionalByPlaces = Type.Record(Type.String(), Type.Array(ShownPrize))

export const TournamentStage = Type.Object({
  id: Id,
  stageTitle: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  stagePoints: ByPlaces,
  stagePrizes: ByPlaces,
  additionalPrizes: AdditionalByPlaces,
  /** EN-047b: tickets of the lottery, apart from what else is given. */
  stageLotteryTicketPrizes: AdditionalByPlaces,
})
export type TournamentStage = Static<typeof TournamentStage>

/** A tournament in a list. Amounts are minor units of `currency`. */
export const TournamentCard = Type.Object({
  id: Id,
  slug: Slug,
  title: Type.String(),
  text: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  isStartingSoon: Type.Boolean(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  prizeFund: AmountMinor,
  /** Number of prize-winning places, up to the last one that lists show. */
  places: Type.Integer(),
  stagesCount: Type.Integer(),
  playersCount: Type.Integer(),
  /** The provider whose tournament it is, named by `#netgame` in the page's address (RT-013); null for one of the house. */
  provider: Type.Union([Slug, Type.Null()]),
})
export type TournamentCard = Static<typeof TournamentCard>

const PromoData = Type.Object({ dateStart: Timestamp, dateEnd: Timestamp, leaderboard: Type.Array(BoardUser) })

/** EN-048: the player's part in the tournament. */
const PlayerData = Type.Object({
  isSubscribed: Type.Boolean(),
  activeStageData: Type.Union([BoardUser, Type.Null()]),
  activeStageDataWithCompetitors: Type.Array(BoardUser),
  mainTableData: Type.Union([BoardUser, Type.Null()]),
  completedStagesData: Type.Array(
    Type.Object({ id: Id, stageTitle: Type.String(), place: Type.Integer(), points: Type.Integer(), prize: AmountMinor }),
  ),
})

/** EN-046 … EN-048. */
export const Tournament = Type.Object({
  ...TournamentCard.properties,
  promoData: PromoData,
  randomGameSlug: Type.Union([Slug, Type.Null()]),
  tournamentMode: Mode,
  /** Whether rounds of the requested game count; null if no game was given. */
  isTournamentGame: Type.Union([Type.Boolean(), Type.Null()]),
  /** The current or next stage; null without stages. */
  activeStageData: Type.Union([TournamentStage, Type.Null()]),
  stages: Type.Array(TournamentStage),
  mainTableData: BoardView,
  /** The board that rounds affect now: the current stage's, or the only one. */
  board: BoardView,
  prizes: ByPlaces,
  additionalPrizes: AdditionalByPlaces,
  /** The jackpot that rounds of its games may win; null without one. */
  jackpot: Type.Union([Pot, Type.Null()]),
  playerData: Type.Union([PlayerData, Type.Null()]),
})
export type Tournament = Static<typeof Tournament>

/** A tournament that the player took part in. */
export const OwnTournament = Type.Object({
  ...TournamentCard.properties,
  place: Type.Union([Type.Integer(), Type.Null()]),
  points: Type.Integer(),
  prize: AmountMinor,
})
export type OwnTournament = Static<typeof OwnTournament>

const BestAttempt = Type.Object({
  place: Type.Integer(),
  profile: Type.Object({ login: Type.String() }),
  roundsPlayed: Type.Integer(),
  /** Hundredths of the stake. */
  coefficient: Type.Integer(),
})

const reads = { who: 'anyone', effect: 'reads' } as const
const owns = { who: 'player', effect: 'reads' } as const
const list = <T extends Parameters<typeof Type.Array>[0]>(item: T) => Type.Object({ data: Type.Array(item) })
const past = Type.Object({ data: Type.Array(PastBoard), hasMore: Type.Boolean() })
const nextQuery = Type.Object({ ...paging(20).properties, type: Type.Optional(Type.Enum(['small'])) })

export const getTournament = endpoint({
  ...reads,
  route: 'GET /rest/tournament/',
  query: Type.Object({ type: Type.Optional(Mode), gameId: Type.Optional(Type.Integer({ minimum: 1 })) }),
  reply: Type.Object({ data: Type.Union([Tournament, Type.Null()]) }),
  rows: ['API-061', 'EN-046', 'EN-047a', 'EN-047b', 'EN-048'],
  summary: 'The tournament that runs, of a mode or for a game; null while none does',
})

export const getTournamentById = endpoint({
  ...reads,
  route: 'GET /rest/tournaments/{id}/',
  params,
  reply: Type.Object({ data: Tournament }),
  refusals: ['tournament-unknown'],
  rows: ['EN-046'],
  summary: 'One tournament',
})

export const getOwn = endpoint({
  ...owns,
  route: 'GET /rest/player/tournaments/',
  query: Type.Object({ ...paging(20).properties, winner: Type.Optional(Type.Boolean()) }),
  reply: list(OwnTournament),
  rows: ['API-058', 'TO-015'],
  summary: "The player's tournaments, or those with a prize alone",
})

export const getHasWins = endpoint({
  ...owns,
  route: 'GET /rest/player/tournaments/hasWins/',
  reply: Type.Object({ data: Type.Boolean() }),
  rows: ['API-059', 'TO-015'],
  summary: 'Did the player win a prize in a tournament?',
})

export const getOwnHistory = endpoint({
  ...owns,
  route: 'GET /rest/player-tournaments-history/',
  query: paging(history_limit),
  reply: list(OwnTournament),
  rows: ['API-060', 'A-019'],
  summary: "The player's finished tournaments",
})

export const getOwnPromoHistory = endpoint({
  ...owns,
  route: 'GET /rest/tournaments-promo/player-history/',
  query: paging(promo_history_limit),
  reply: list(OwnTournament),
  rows: ['API-064', 'A-019'],
  summary: "The player's finished promo tournaments",
})

export const getPromoData = endpoint({
  ...reads,
  route: 'GET /rest/tournaments-promo/active-promo-data/',
  query: Type.Object({ gameId: Type.Optional(Type.Integer({ minimum: 1 })) }),
  reply: Type.Object({ data: Type.Union([PromoData, Type.Null()]) }),
  rows: ['API-062'],
  summary: 'Dates and leaderboard of the promo tournament that runs',
})

export const getGames = endpoint({
  ...reads,
  route: 'GET /rest/tournaments/games/',
  query: Type.Object({ ...paging(50).properties, tournamentId: Id }),
  reply: list(GameCard),
  refusals: ['tournament-unknown'],
  rows: ['API-063'],
  summary: 'Games whose rounds count in a tournament',
})

export const getNext = endpoint({
  ...reads,
  route: 'GET /rest/next-tournaments/',
  aliases: ['GET /rest/tournaments-promo/next-tournaments/'],
  query: nextQuery,
  reply: list(TournamentCard),
  rows: ['API-065', 'API-066', 'A-020'],
  summary: 'Tournaments that have not begun; `small`: those that begin within a day',
})

export const getNextOne = endpoint({
  ...reads,
  route: 'GET /rest/next-tournament/',
  reply: Type.Object({ data: Type.Union([TournamentCard, Type.Null()]) }),
  rows: ['API-067'],
  summary: 'The tournament that begins next',
})

export const getBestAttempts = endpoint({
  ...reads,
  route: 'GET /rest/tournaments/{id}/winners-best-attempts/',
  params,
  query: paging(promo_leaderboard_limit, most_places),
  reply: list(BestAttempt),
  refusals: ['tournament-unknown'],
  rows: ['API-068'],
  summary: 'Players by the best multiple of one round',
})

export const getPromoWinners = endpoint({
  ...reads,
  route: 'GET /rest/tournaments-promo/winners/',
  query: Type.Object({
    ...paging(promo_leaderboard_limit, most_places).properties,
    provider: Type.Optional(Slug),
    slug: Type.Optional(Slug),
  }),
  reply: list(BoardUser),
  rows: ['API-069', 'TO-005', 'CN-011'],
  summary: 'Leaderboard of the promo tournament that runs, of a provider or by its slug',
})

export const getWinners = endpoint({
  ...reads,
  route: 'GET /rest/tournaments/{id}/winners/',
  params,
  query: Type.Object({ type: Type.Optional(Type.String({ maxLength: 40 })), prizeOnly: Type.Optional(Type.Boolean()) }),
  reply: list(Type.Union([BoardUser, BestAttempt])),
  refusals: ['tournament-unknown', 'tournament-type-unknown'],
  rows: ['API-074', 'TO-007', 'TO-003'],
  summary: 'The table of a tournament by points or by coefficients, or its paid places alone',
})

export const getHistory = endpoint({
  ...reads,
  route: 'GET /rest/tournaments-history/',
  query: paging(history_limit),
  reply: past,
  rows: ['API-073', 'A-038'],
  summary: 'Finished tournaments with their winners',
})

const command = { who: 'player', effect: 'changes', params } as const
const wishes = ['tournament-unknown', 'tournament-closed', 'tournament-play-closed', 'too-many-requests'] as const

export const subscribe = endpoint({
  ...command,
  route: 'POST /rest/tournaments/{id}/subscribe/',
  aliases: ['GET /rest/tournaments/{id}/subscribe/'],
  reply: Type.Object({ data: Type.Object({ isSubscribed: Type.Boolean() }) }),
  refusals: [...wishes, 'tournament-left'],
  rows: ['API-070', 'TO-006', 'A-012'],
  summary: 'Takes part in a tournament that runs or will',
})

export const increaseAttempt = endpoint({
  ...command,
  route: 'POST /rest/tournaments/{id}/increase-attempt/',
  aliases: ['GET /rest/tournaments/{id}/increase-attempt/'],
  reply: Type.Object({ data: Type.Object({ attempts: Type.Integer() }) }),
  refusals: [...wishes, 'tournament-no-attempt'],
  rows: ['API-071', 'TO-006', 'A-012'],
  summary: 'One attempt more, free, once those before are played out',
})

const notices = { who: 'player', rows: ['TO-006'] } as const

export const getNotices = endpoint({
  ...notices,
  effect: 'reads',
  route: 'GET /rest/tournaments/notify/',
  reply: Type.Object({ data: Type.Object({ isSubscribed: Type.Boolean() }) }),
  summary: 'Whether the player is told that a tournament of theirs begins',
})

export const subscribeNotices = endpoint({
  ...notices,
  effect: 'changes',
  route: 'POST /rest/tournaments/notify/subscribe/',
  reply: Type.Object({}),
  summary: 'Has notices that a tournament begins, after they were stopped',
})

export const unsubscribeNotices = endpoint({
  who: 'player',
  effect: 'changes',
  route: 'POST /rest/tournaments/notify/unsubscribe/',
  aliases: ['GET /rest/tournaments/notify/unsubscribe/'],
  reply: Type.Object({}),
  rows: ['API-072', 'TO-006', 'A-012'],
  summary: 'Stops notices that a tournament begins',
})

/** Data of the page component `tournaments`. */
export interface TournamentsData {
  readonly shown: Tournament | null
  readonly cards: TournamentCard[]
  readonly past: PastBoard[]
  readonly hasMorePast: boolean
}

/** TO-014: to whoever the pot of a tournament fell to, as the event `jackpotWin` of `tournament`. */
export interface TournamentJackpotMessage {
  readonly win: JackpotWin
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly tournaments: TournamentsData
  }
}
