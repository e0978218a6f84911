import { boardState, currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { fairDraws, newestFalls, potsOf, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { House } from '#kernel/house.ts'
import type { Jackpots, Pot, PotSum } from '../contract.ts'
import { largestFirst, linkOf, potId, winners_limit } from '../rules.ts'
import { openJackpots, type FoundJackpots } from './find-jackpots.ts'
import { winsOf } from './wins.ts'

/** What stands in the pots of these draws that may still fall, in a currency. */
export const sumsOf = async (house: House, draws: readonly DrawRow[], currency: Currency): Promise<PotSum[]> => {
  const now = house.clock.now()
  const running = draws.filter((draw) => draw.closed_at === null && boardState(draw, now) !== 'closed')
  const pots = await potsOf(
    house.db,
    running.map(({ id }) => id),
    currency,
  )
  return pots.map(({ draw_id, outcome, amount_minor, revision }) => ({
    id: potId(draw_id, outcome),
    currentSum: toWire(amount_minor),
    revision: Number(revision),
  }))
}

/** The pots of some draws that may still fall, each with its chance and the page that shows it. */
export const potsView = async (
  { house, language }: Pick<Viewer, 'house' | 'language'>,
  draws: readonly DrawRow[],
  currency: Currency,
  linkOfPot: (draw: DrawRow, id: string) => string,
): Promise<Pot[]> => {
  const [fair, sums] = await Promise.all([fairDraws(house, language, draws), sumsOf(house, draws, currency)])
  return draws.flatMap((draw, nth) =>
    (fair[nth]?.outcomes ?? []).flatMap(({ name, title, weight, left, stock }, index): Pot[] => {
      const pot = draw.spec.outcomes[index]?.pot
      const sum = sums.find(({ id }) => id === potId(draw.id, name))
      if (!pot || !sum) return []
      const { share_millionths: shareMillionths, seed, most } = pot
      const chance = { weight, total: fair[nth]?.total ?? 0, left, stock }
      const link = linkOfPot(draw, sum.id)
      return [{ ...sum, name, title, link, ...chance, seed: seed[currency], most: most[currency], shareMillionths }]
    }),
  )
}

const viewOf = async (viewer: Viewer, currency: Currency, { campaign, draw, look }: FoundJackpots): Promise<Jackpots> => {
  const { house, language } = viewer
  const [[fair], pots, falls, games] = await Promise.all([
    fairDraws(house, language, [draw]),
    potsView(viewer, [draw], currency, (_, id) => linkOf(look, id)),
    newestFalls(house.db, [draw.id], winners_limit),
    gamesBySlug(house),
  ])
  if (!fair) throw new Error(`the draw ${draw.id} is not there`)
  const { rounds } = draw.spec
  const slugs = rounds?.games ?? []
  return {
    id: Number(draw.id),
    title: fair.title,
    text: campaign.document.text[language],
    state: fair.state,
    startsAt: fair.startsAt,
    endsAt: fair.endsAt,
    now: house.clock.now().toISOString(),
    currency,
    exponent: exponentOf(currency),
    minStake: rounds?.stakes[currency]?.min_minor ?? 0,
    maxStake: rounds?.stakes[currency]?.max_minor ?? 0,
    pots,
    games: await cardsByIds(
      house,
      language,
      slugs.flatMap((slug) => games.get(slug)?.id ?? []),
    ),
    winners: await winsOf(viewer, falls),
  }
}

export const jackpotsView = async (viewer: Viewer, found: FoundJackpots): Promise<Jackpots> =>
  viewOf(viewer, await currencyOfViewer(viewer), found)

/** SA-059: every campaign of pots that is open, in the visitor's currency. */
export const everyJackpot = async (viewer: Viewer): Promise<Jackpots[]> => {
  const [currency, open] = await Promise.all([currencyOfViewer(viewer), openJackpots(viewer.house.db)])
  return Promise.all(open.map((found) => viewOf(viewer, currency, found)))
}

/** The largest pots of those that run now, in a currency. */
export const largestPots = async (viewer: Viewer, currency: Currency, limit: number): Promise<Pot[]> => {
  const now = viewer.house.clock.now()
  const running = (await openJackpots(viewer.house.db)).filter(({ draw }) => boardState(draw, now) === 'active')
  const lookOfDraw = new Map(running.map(({ draw, look }) => [draw.id, look]))
  const draws = running.map(({ draw }) => draw)
  const pots = await potsView(viewer, draws, currency, ({ id }, pot_id) => linkOf(lookOfDraw.get(id) ?? 'plain', pot_id))
  return largestFirst(pots).slice(0, limit)
}

/** One pot by its id, else the largest, with the campaign that it is of; null where there is none. */
export const onePot = async (viewer: Viewer, id: string | undefined): Promise<{ pot: Pot; jackpots: Jackpots } | null> => {
  const every = await everyJackpot(viewer)
  const pots = largestFirst(every.flatMap((jackpots) => jackpots.pots))
  const pot = id === undefined ? pots[0] : pots.find((known) => known.id === id)
  const jackpots = every.find(({ pots: own }) => own.some(({ id: known }) => known === pot?.id))
  return pot && jackpots ? { pot, jackpots } : null
}
