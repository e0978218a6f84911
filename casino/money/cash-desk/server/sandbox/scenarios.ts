import { delayed_ms, type Step, type Told } from './cards.ts'
import { needed_confirmations } from './transfer-target.ts'

/** What a test transfer does, by bank or over a chain. Only this is stored. */
export const transferOutcomes = ['transfer-in-full', 'transfer-partial', 'transfer-late', 'transfer-wrong-reference'] as const
export const chainOutcomes = ['chain-in-full', 'chain-partial', 'chain-over', 'chain-late', 'chain-reorganised'] as const
export type ScenarioOutcome = (typeof transferOutcomes)[number] | (typeof chainOutcomes)[number]

/** After the desk has stopped waiting for somebody who chose nothing. */
const late_ms = 31 * 60_000
const part_percent = 60
const over_percent = 130

const pending: Told = { state: 'pending', reason: null, delay_ms: 0 }
const arrives = (share_percent: number, delay_ms = delayed_ms): Told => ({ state: 'completed', reason: null, delay_ms, share_percent })
const processing = (...told: readonly Told[]): Step => ({ from: ['open'], to: 'processing', told })

/** A transfer over the chain: seen, confirmed block by block, and credited with the last confirmation. */
const chain = (share_percent: number, { block = 1, first_ms = 0 } = {}): readonly Told[] =>
  Array.from({ length: needed_confirmations + 1 }, (_, count) => ({
    ...(count === needed_confirmations ? arrives(share_percent) : pending),
    share_percent,
    confirmed: { block, count },
    delay_ms: first_ms + Math.round((delayed_ms * count) / needed_confirmations),
  }))

const fallsOut = (delay_ms: number, block: number): Told => ({
  state: 'failed',
  reason: 'reorganised',
  delay_ms,
  confirmed: { block, count: 0 },
})

export const stepsOfScenarios: Record<ScenarioOutcome, Step> = {
  'transfer-in-full': processing(pending, arrives(100)),
  'transfer-partial': processing(pending, arrives(part_percent)),
  'transfer-late': processing(arrives(100, late_ms)),
  'transfer-wrong-reference': processing({ state: 'unmatched', reason: null, delay_ms: 0 }),
  'chain-in-full': processing(...chain(100)),
  'chain-partial': processing(...chain(part_percent)),
  'chain-over': processing(...chain(over_percent)),
  'chain-late': processing(...chain(100, { first_ms: late_ms })),
  // The block that it stood in is no part of the chain any more, until a later one takes it up again.
  'chain-reorganised': processing(
    ...chain(100).slice(0, 2),
    fallsOut(delayed_ms / 2, 2),
    ...chain(100, { block: 3, first_ms: delayed_ms }).slice(1),
  ),
}

/** What may be chosen on the page of each method that is no card. */
export const scenariosOf = (method: string): readonly ScenarioOutcome[] =>
  method === 'sandbox-iban' ? transferOutcomes : method === 'sandbox-chain' ? chainOutcomes : []
