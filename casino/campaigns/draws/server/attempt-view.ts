import type { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { exponentOf, isCurrency } from '#kernel/money/currency.ts'
import type { Drawn, Odds } from '../contract.ts'
import type { DrawRow } from './draw-store.ts'
import { fairDraws } from './draw-view.ts'
import type { FallRow } from './fall-store.ts'
import { prizeFor } from './rewards.ts'
import { shownOutcome } from './shown-draw.ts'

type Reader = Pick<Viewer, 'house' | 'language'>

/** The tables of some draws by their names, all in a few statements. Asked for a name that is not among them, it throws. */
export const oddsOf = async (viewer: Viewer, draws: ReadonlyMap<string, DrawRow>): Promise<(name: string) => Odds> => {
  const { house, language } = viewer
  const names = [...draws.keys()]
  const [currency, fair] = await Promise.all([currencyOfViewer(viewer), fairDraws(house, language, [...draws.values()])])
  return (name) => {
    const shown = fair[names.indexOf(name)]
    const row = draws.get(name)
    if (!shown || !row) throw new Error(`there is no draw called ${name}`)
    const { id, title, nothingWeight, total, serverSeedHash } = shown
    const outcomes = shown.outcomes.map((outcome) => ({
      ...outcome,
      ...shownOutcome(
        viewer,
        row.spec.outcomes.find((one) => one.name === outcome.name),
        currency,
      ),
    }))
    return { id, title, outcomes, nothingWeight, total, serverSeedHash, currency, exponent: exponentOf(currency) }
  }
}

type Drawing = Pick<DrawRow, 'spec'>

const outcomeOf = ({ spec }: Drawing, { outcome }: FallRow) => spec.outcomes.find(({ name }) => name === outcome)

/** What an attempt brought, in the words of its player; null for nothing. */
export const prizeOfFall = ({ house, language }: Reader, draw: Drawing, fall: FallRow): ShownPrize | null => {
  const outcome = outcomeOf(draw, fall)
  if (!outcome || !fall.is_given) return null
  const asset = fall.asset ?? ''
  return sayPrize(house, language, prizeFor(outcome, isCurrency(asset) ? asset : house.brand.currency))
}

/** By this anybody checks an attempt on /fairness/. */
export const fairCodeOf = ({ input, number }: Pick<FallRow, 'input' | 'number'>): string => `${input}:${number}`

/** What was drawn for an attempt. */
export const drawnView = (reader: Reader, draw: Drawing, fall: FallRow): Drawn => ({
  outcome: outcomeOf(draw, fall)?.title[reader.language] ?? null,
  prize: prizeOfFall(reader, draw, fall),
  isGone: fall.outcome !== null && !fall.is_given,
  fairCode: fairCodeOf(fall),
})

/** Where a wheel stops: the place of what was drawn among its outcomes, and nothing's is the last one. */
export const sectorOf = ({ spec }: Drawing, { outcome }: FallRow): number => {
  const index = spec.outcomes.findIndex(({ name }) => name === outcome)
  return index < 0 ? spec.outcomes.length : index
}
