import { renderToStaticMarkup as html } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardUser } from '#casino/campaigns/boards/contract.ts'
import { hearOfBoard } from '#casino/campaigns/boards/testing/hear-of-board.ts'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { appState, AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { Tournament, TournamentCard, TournamentStage } from '../contract.ts'
import { shownTournament, tournamentPlace } from './live-tournament.ts'
import TournamentsPage from './tournaments-page.tsx'

const stageOf = (id: number, stageTitle: string, state: TournamentStage['state']): TournamentStage => ({
  id,
  stageTitle,
  state,
  startsAt: shownBoard.startsAt,
  endsAt: shownBoard.endsAt,
  stagePoints: { '1': 10 },
  stagePrizes: {},
  additionalPrizes: {},
  stageLotteryTicketPrizes: {},
})
const boardOf = (id: number, title: string) => ({ ...shownBoard, id, title, kind: 'tournament', counts: 'rounds' as const })
const card: TournamentCard = {
  id: 5,
  slug: 'cup',
  title: 'Кубок',
  text: '',
  state: 'active',
  isStartingSoon: false,
  startsAt: shownBoard.startsAt,
  endsAt: shownBoard.endsAt,
  currency: 'UAH',
  exponent: 2,
  prizeFund: 0,
  places: 1,
  stagesCount: 2,
  playersCount: 0,
  provider: null,
}
const during = (first: TournamentStage['state'], second: TournamentStage['state']): Tournament => {
  const stages = [stageOf(61, 'Розминка', first), stageOf(62, 'Фінал', second)]
  const active = stages.find(({ state }) => state === 'active') ?? null
  return {
    ...card,
    promoData: { dateStart: card.startsAt, dateEnd: card.endsAt, leaderboard: [] },
    randomGameSlug: null,
    tournamentMode: 'points',
    isTournamentGame: null,
    activeStageData: active,
    stages,
    mainTableData: boardOf(60, 'Кубок'),
    board: {
      ...boardOf(active?.id ?? 60, active?.stageTitle ?? ''),
      stage: {
        wholeId: 60,
        wholeTitle: 'Кубок',
        number: 1,
        count: 2,
        points: [],
        fund: 0,
        prizes: [],
        wholeWinners: [],
        wholePlayerData: null,
      },
    },
    prizes: {},
    additionalPrizes: {},
    jackpot: null,
    playerData: null,
  }
}

const state = { config: { brand: { capabilities: [] } }, main: { isGuest: false } } as unknown as AppState

/** The page as it stands; without texts of a language it shows their keys. */
const shown = (given: Tournament | null, cards: readonly TournamentCard[] = [], main: object = {}): string => {
  const data = { components: [{ type: 'tournaments', settings: {}, data: { shown: given, cards, past: [], hasMorePast: false } }] }
  const router = createMemoryRouter([{ id: 'page', path: '/', loader: () => data, Component: TournamentsPage }], {
    hydrationData: { loaderData: { page: data } },
  })
  return html(
    <AppStateProvider value={{ ...state, main: { ...state.main, ...main } }}>
      <RouterProvider router={router} />
    </AppStateProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://openhouse.example/' } })
  vi.stubGlobal('document', { documentElement: { lang: 'uk' }, cookie: '', referrer: '' })
  appState.set(state)
})
afterEach(() => {
  shownTournament.forget()
  tournamentPlace.live.forget()
})

test('RTM-048: a page that shows a stage shows the next one once stageChanged came, and what became of the one before', async () => {
  const before = during('active', 'soon')
  shownTournament.set(before)
  expect(shown(before)).toMatch(/Кубок: Розминка.*Розминка.*tournaments\.running.*Фінал.*tournaments\.soon/s)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ success: true, data: during('closed', 'active') })
  })
  const leave = hearOfBoard(tournamentPlace, { event: 'stageChanged', data: { kind: 'tournament', id: 60, titles: {}, stage: 62 } })
  await expect.poll(() => tournamentPlace.live.get()?.board?.id).toBe(62)
  expect(shown(before)).toMatch(/Кубок: Фінал.*Розминка.*tournaments\.closed.*Фінал.*tournaments\.running/s)
  expect(asked).toEqual(['/rest/tournaments/5/'])
  expect(shownTournament.get()?.activeStageData?.stageTitle).toBe('Фінал')
  leave()
})

test('TO-002: a card says whether its tournament runs, comes within a day or later, until or from when, and how many places it pays', () => {
  const soon = { ...card, id: 6, slug: 'soon', state: 'soon' as const }
  const cards = [card, { ...soon, isStartingSoon: true }, { ...soon, id: 7, slug: 'later' }]
  expect(shown(null, cards)).toMatch(
    /tournaments\.none\.heading.*\/cup\/.*tournaments\.running.*card\.places.*card\.ends.*\/soon\/.*tournaments\.starting-soon.*card\.starts.*\/later\/.*tournaments\.soon.*card\.starts/s,
  )
})

test('TO-004, RP-003: beside what each stage brings the page names the main prizes, to whoever may play', () => {
  const cup = { ...during('active', 'soon'), prizes: { '1': 70_000 } }
  expect(shown(cup)).toMatch(/tournaments\.main-prizes.*tournaments\.stage\.prize/s)
  expect(shown(during('active', 'soon'))).not.toContain('tournaments.main-prizes')
  const closed = shown(cup, [], { playRestriction: 'cooling-off' })
  expect(closed).toContain('tournaments.stage.points')
  expect(closed).not.toMatch(/tournaments\.(main-prizes|stage\.prize)/)
})

test('TO-002: in the table of the whole a player finds themselves, among its first or below them', () => {
  const cup = during('active', 'soon')
  const rowOf = (place: number, login: string) => ({ place, points: 40, roundsPlayed: 3, profile: { login } }) as BoardUser
  const winners = [rowOf(1, 'first-of-all'), rowOf(2, 'mavka')]
  const standing = (row: BoardUser) =>
    shown(
      { ...cup, mainTableData: { ...cup.mainTableData, winners }, playerData: { mainTableData: row } as Tournament['playerData'] },
      [],
      {
        login: row.profile.login,
      },
    )
  const among = standing(rowOf(2, 'mavka'))
  expect(among.match(/data-row="mavka"/g)).toHaveLength(1)
  expect(among).toMatch(/mavka.*boards\.you/s)
  expect(standing(rowOf(14, 'far-below'))).toMatch(/data-row="mavka".*data-row="far-below".*boards\.you/s)
})

test('a page without a tournament leads to the other contests', () => {
  expect(shown(null)).toMatch(/tournaments\.none\.heading.*href="\/contests\/".*boards\.others/s)
})
