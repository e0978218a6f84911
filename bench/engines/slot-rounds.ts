import { performance } from 'node:perf_hooks'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { engineOf, slotEngines } from '#engines/registry.ts'
import { lineOf, median, type Figure } from '../figures.ts'
import { compileSlot } from '#engines/slot/compile.ts'
import { enumerateStops } from '#engines/slot/enumerate.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'

/**
 * Rounds per second of one core: `plain` with a fast generator, `fair` with a provably fair source per round, `told` the same with
 * all events. Short slices of the three are interleaved: the median shows what this machine gave, the best slice what an otherwise
 * idle core gives, which is compared with the budget.
 */
const slices = 31
const slice_ms = 60
const budgets: Readonly<Record<string, number>> = { plain: 5e6, fair: 1e6 }
const key = fairKey('5eed'.repeat(16))

/** Rounds per second in one time slice. */
const rateOf = (play: (round: number) => void): number => {
  const started_ms = performance.now()
  let rounds = 0
  let now_ms = started_ms
  while (now_ms - started_ms < slice_ms) {
    for (let batch = 0; batch < 1000; batch += 1) play(rounds + batch)
    rounds += 1000
    now_ms = performance.now()
  }
  return (rounds * 1000) / (now_ms - started_ms)
}

const inMillions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M/s`

const figureOf = (slug: string, name: string, rates: readonly number[]): Figure => {
  const best = Math.max(...rates)
  const budget = budgets[name]
  return {
    what: `${slug}, rounds ${name}, best slice of a core`,
    measured: `${inMillions(best)} (median ${inMillions(median(rates))})`,
    baseline: '',
    ratio: '',
    budget: budget === undefined ? 'none' : `>= ${inMillions(budget)}`,
    holds: budget === undefined || best >= budget,
  }
}

const measure = (slug: string, ways: Readonly<Record<string, (round: number) => void>>): Figure[] => {
  const rates: Record<string, number[]> = {}
  for (const play of Object.values(ways)) rateOf(play)
  for (let slice = 0; slice < slices; slice += 1) {
    for (const [name, play] of Object.entries(ways)) (rates[name] ??= []).push(rateOf(play))
  }
  return Object.entries(rates).map(([name, values]) => figureOf(slug, name, values))
}

const fair = (round: number): ByteSource => fairSource(key, 'bench', round)

const slotFigures = (): Figure[] =>
  slotEngines.flatMap((engine) => {
    const source = fastSource(1)
    const command = { stake_minor: engine.stakes.divisor_minor * 10 }
    return measure(engine.slug, {
      plain: () => engine.playCoins(source),
      fair: (round) => engine.playCoins(fair(round)),
      told: (round) => engine.play(command, fair(round)),
    })
  })

const enumerationFigures = (): Figure[] =>
  slotEngines
    .filter(({ definition }) => !definition.mechanic)
    .map(({ slug, definition }) => {
      const slot = compileSlot(definition)
      const started_ms = performance.now()
      const { stops } = enumerateStops(slot, slot.base)
      const seconds = ((performance.now() - started_ms) / 1000).toFixed(2)
      return {
        what: `${slug}, every stop enumerated`,
        measured: `${stops} in ${seconds} s`,
        baseline: '',
        ratio: '',
        budget: 'none',
        holds: true,
      }
    })

/** Budget 12: how many rounds a core draws, and how long the exact maths takes. */
export const run = async (): Promise<readonly Figure[]> => [
  ...slotFigures(),
  ...measure('european-roulette', {
    told: (round) => engineOf('european-roulette')?.play({ bets: [{ place: 'straight:17', stake_minor: 100 }] }, fair(round)),
  }),
  ...enumerationFigures(),
]

if (import.meta.main) for (const figure of await run()) console.log(lineOf(figure))
