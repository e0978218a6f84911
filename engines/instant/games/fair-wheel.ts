import { segmentsGame, type Segment } from '../segments/segments-game.ts'

export const wheelRisks = ['calm', 'lively', 'bold'] as const
export type WheelRisk = (typeof wheelRisks)[number]

/** Pockets of every wheel. */
export const wheelPockets = 40

/** What the pockets pay in turn, in twentieths: 39 stakes of 40 come back on each wheel, which is 97.5 %. */
const patterns: Readonly<Record<WheelRisk, readonly number[]>> = {
  // Eight of nothing, two of 0.6, twenty-four of 1.2, six of 1.5.
  calm: [...Array.from({ length: 4 }, () => [24, 24, 0, 24, 30, 24, 24, 0, 24]).flat(), 12, 30, 12, 30],
  // Twenty of nothing, ten of 1.5, six of 2, four of 3.
  lively: [...Array.from({ length: 4 }, () => [30, 0, 40, 0, 60, 0, 30, 0]).flat(), 40, 0, 30, 0, 40, 0, 30, 0],
  // Thirty-six of nothing, two of 4.5, one of 10, one of 20.
  bold: Array.from({ length: wheelPockets }, (_, pocket) => ({ 0: 400, 10: 90, 20: 200, 30: 90 })[pocket] ?? 0),
}

const pocketsOf = (risk: WheelRisk): readonly Segment[] => patterns[risk].map((twentieths) => ({ ways: 1, twentieths }))

export const fairWheel = segmentsGame({
  slug: 'fair-wheel',
  names: { uk: 'Ярмаркове колесо', ru: 'Ярмарочное колесо', en: 'Fair Wheel' },
  choices: { calm: pocketsOf('calm'), lively: pocketsOf('lively'), bold: pocketsOf('bold') },
})
