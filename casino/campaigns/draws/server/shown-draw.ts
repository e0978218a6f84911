import { currencyOfViewer, sayNamed, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import { balanceOf, points_purse } from '#casino/money/wallet/server/api.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { DrawView } from '../contract.ts'
import type { Outcome } from '../draw-spec.ts'
import type { DrawRow } from './draw-store.ts'
import { fairDraws } from './draw-view.ts'
import { sayReward } from './rewards.ts'

/** What an outcome brings to a visitor with this currency. */
export const shownOutcome = ({ house, language }: Viewer, outcome: Outcome | undefined, currency: Currency) => ({
  amount: outcome?.money?.[currency] ?? null,
  prize: outcome ? sayReward(house, language, outcome, currency) : null,
})

const attemptOf = async ({ house, language, player_id }: Viewer, { spec }: DrawRow, currency: Currency): Promise<DrawView['attempt']> => {
  if (!spec.attempt) return null
  const { asset, amount: cost } = spec.attempt
  const has = player_id === null ? 0n : await balanceOf(house.db, { owner_id: player_id, purse: points_purse, asset })
  const { text } = sayNamed(house, language, { prize: { kind: 'points', content: { asset, amount: cost } } }, currency)
  return { cost, text, has: toWire(has) }
}

/** A draw as a visitor sees it: what may fall by which chance, what is left, what counts, and what an attempt costs. */
export const drawView = async (viewer: Viewer, draw: DrawRow): Promise<DrawView> => {
  const { house, language } = viewer
  const [currency, [fair], known] = await Promise.all([currencyOfViewer(viewer), fairDraws(house, language, [draw]), gamesBySlug(house)])
  const outcomes = (fair?.outcomes ?? []).map((outcome) => ({
    ...outcome,
    ...shownOutcome(
      viewer,
      draw.spec.outcomes.find(({ name }) => name === outcome.name),
      currency,
    ),
  }))
  const sum = (count: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((total, outcome) => total + (outcome.amount ?? 0) * count(outcome), 0)
  return {
    ...(fair as NonNullable<typeof fair>),
    outcomes,
    now: house.clock.now().toISOString(),
    currency,
    exponent: exponentOf(currency),
    pool: sum(({ left }) => left),
    wholePool: sum(({ stock }) => stock),
    minStake: draw.spec.rounds?.stakes[currency]?.min_minor ?? 0,
    games: await cardsByIds(
      house,
      language,
      (draw.spec.rounds?.games ?? []).flatMap((slug) => known.get(slug)?.id ?? []),
    ),
    attempt: await attemptOf(viewer, draw, currency),
  }
}
