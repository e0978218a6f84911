import {
  boardInPlay,
  boardView,
  membershipOf,
  resultsOfPlayer,
  shownAdditional,
  shownTable,
  topRows,
  currencyOfViewer,
  fundOf,
  type BoardRow,
  type Viewer,
} from '#casino/campaigns/boards/server/api.ts'
import { isStartingSoon, lastPlace, shownEnd, shownState } from '#casino/campaigns/boards/server/api.ts'
import { drawById } from '#casino/campaigns/draws/server/api.ts'
import { potsView } from '#casino/contests/jackpots/server/api.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { Tournament, TournamentCard, TournamentStage } from '../contract.ts'
import { most_places, promo_leaderboard_limit } from '../rules.ts'
import { countsGame, owner, slugsOf, type FoundTournament } from './find-tournaments.ts'

const amountsBy = ({ spec }: BoardRow, currency: Currency): Record<string, number> =>
  Object.fromEntries(spec.prizes.map(({ places, amounts }) => [places, amounts[currency]]))

/** The kind of prize by its name alone: whoever owns it has checked its content when the tournament was published. */
const isTicket = ({ type }: { readonly type: string }): boolean => type === 'lottery-ticket'

type Additional = ReturnType<typeof shownAdditional>

/** EN-047a, EN-047b: by ranges of places, as in the document. */
const byPlaces = (shown: Additional): TournamentStage['additionalPrizes'] => {
  const keyOf = ({ from, to }: (typeof shown)[number]): string => (from === to ? `${from}` : `${from}-${to}`)
  const groups = Map.groupBy(shown, keyOf)
  return Object.fromEntries([...groups].map(([places, list]) => [places, list.map(({ type, text, picture }) => ({ type, text, picture }))]))
}

/** What stands beside the money of the places of a board. */
const additionalOf = ({ house, language }: Viewer, { spec }: BoardRow, currency: Currency): Additional =>
  shownAdditional(house, language, spec, currency)

const stageView = (viewer: Viewer, stage: BoardRow, currency: Currency, now: Date): TournamentStage => {
  const additional = additionalOf(viewer, stage, currency)
  return {
    id: Number(stage.id),
    stageTitle: stage.title[viewer.language],
    state: shownState(stage, now),
    startsAt: stage.starts_at.toISOString(),
    endsAt: shownEnd(stage).toISOString(),
    stagePoints: Object.fromEntries((stage.spec.points_for_places ?? []).map(({ places, points }) => [places, points])),
    stagePrizes: amountsBy(stage, currency),
    additionalPrizes: byPlaces(additional.filter((one) => !isTicket(one))),
    stageLotteryTicketPrizes: byPlaces(additional.filter(isTicket)),
  }
}

/** A tournament in a list. */
export const cardOf = async (viewer: Viewer, found: FoundTournament, currency: Currency): Promise<TournamentCard> => {
  const { house, language } = viewer
  const { campaign, main, stages } = found
  const now = house.clock.now()
  const fund = [main, ...stages].reduce((sum, { spec }) => sum + fundOf(spec.prizes, currency), 0n)
  return {
    id: Number(campaign.id),
    slug: campaign.slug,
    title: campaign.document.title[language],
    text: campaign.document.text[language],
    state: shownState(main, now),
    isStartingSoon: main.closed_at === null && isStartingSoon(main, now),
    startsAt: main.starts_at.toISOString(),
    endsAt: shownEnd(main).toISOString(),
    currency,
    exponent: exponentOf(currency),
    prizeFund: toWire(fund),
    places: Math.min(most_places, lastPlace(main.spec.prizes)),
    stagesCount: stages.length,
    playersCount: (await shownTable(house, boardInPlay(found.main, found.stages, now))).players,
    provider: found.provider,
  }
}

/** The cards of many tournaments, in the visitor's currency. */
export const cardsOf = async (viewer: Viewer, found: readonly FoundTournament[]): Promise<TournamentCard[]> => {
  const currency = await currencyOfViewer(viewer)
  return Promise.all(found.map((one) => cardOf(viewer, one, currency)))
}

const ownPart = async (
  viewer: Viewer,
  found: FoundTournament,
  views: Pick<Tournament, 'board' | 'mainTableData'>,
): Promise<Tournament['playerData']> => {
  const { house, player_id, language } = viewer
  if (player_id === null) return null
  const entry = await membershipOf(house.db, found.main.id, player_id)
  const results = await resultsOfPlayer(house.db, owner, player_id)
  const { board, mainTableData } = views
  return {
    isSubscribed: (entry !== undefined && entry.left_at === null) || board.isSubscribed,
    activeStageData: board.playerData,
    activeStageDataWithCompetitors: board.competitors,
    mainTableData: mainTableData.playerData,
    completedStagesData: found.stages.flatMap((stage) => {
      const result = results.find(({ board_id }) => board_id === stage.id)
      if (!result) return []
      const { place, points, prize_minor } = result
      return [{ id: Number(stage.id), stageTitle: stage.title[language], place, points, prize: toWire(prize_minor) }]
    }),
  }
}

const jackpotOf = async (viewer: Viewer, { campaign }: FoundTournament, currency: Currency): Promise<Tournament['jackpot']> => {
  const draw = campaign.draws['jackpot'] === undefined ? undefined : await drawById(viewer.house.db, campaign.draws['jackpot'])
  if (!draw) return null
  const [pot] = await potsView(viewer, [draw], currency, () => `/tournaments-promo/${campaign.slug}/`)
  return pot ?? null
}

/** EN-046 … EN-048: a tournament as a visitor sees it, asked about a game where one is named. */
export const tournamentView = async (viewer: Viewer, found: FoundTournament, game_id: number | null = null): Promise<Tournament> => {
  const { house } = viewer
  const now = house.clock.now()
  const currency = await currencyOfViewer(viewer)
  const in_play = boardInPlay(found.main, found.stages, now)
  const mainTableData = await boardView(viewer, found.main)
  const board = in_play.id === found.main.id ? mainTableData : await boardView(viewer, in_play)
  const stages = found.stages.map((stage) => stageView(viewer, stage, currency, now))
  const slugs = slugsOf(found)
  return {
    ...(await cardOf(viewer, found, currency)),
    promoData: {
      dateStart: found.main.starts_at.toISOString(),
      dateEnd: shownEnd(found.main).toISOString(),
      leaderboard: await topRows(house, await shownTable(house, found.main), promo_leaderboard_limit),
    },
    // No player bets on it: which game a button opens.
    randomGameSlug: slugs[(house.random.bytes(1)[0] ?? 0) % Math.max(1, slugs.length)] ?? null,
    tournamentMode: found.mode,
    isTournamentGame: game_id === null ? null : await countsGame(house, found, game_id),
    activeStageData: stages.find(({ id }) => BigInt(id) === in_play.id) ?? null,
    stages,
    mainTableData,
    board,
    prizes: amountsBy(found.main, currency),
    additionalPrizes: byPlaces(additionalOf(viewer, found.main, currency)),
    jackpot: await jackpotOf(viewer, found, currency),
    playerData: await ownPart(viewer, found, { board, mainTableData }),
  }
}
