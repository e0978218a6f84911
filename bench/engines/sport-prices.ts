import { performance } from 'node:perf_hooks'
import { fastSource } from '#engines/chance/fast-source.ts'
import { playOn, type SportEngine } from '#engines/sport/sport-engine.ts'
import { sports } from '#engines/sport/sports.ts'
import { stateInPlay } from '#engines/testing/sport-matches.ts'
import { lineOf, median, type Figure } from '../figures.ts'

/**
 * Time to price all markets of a match, before it and in play, and number of whole matches simulated per core. The median shows
 * what this machine gave, the best slice what an otherwise idle core gives, which is compared with the budget.
 */
const slices = 31
const slice_ms = 40
const footballBudget_ms = 1

/** Milliseconds per call, by time slice. */
const slicesOf = (call: () => void): number[] => {
  const warm_ms = performance.now() + 500
  while (performance.now() < warm_ms) call()
  return Array.from({ length: slices }, () => {
    const started_ms = performance.now()
    let calls = 0
    while (performance.now() - started_ms < slice_ms) {
      call()
      calls += 1
    }
    return (performance.now() - started_ms) / calls
  })
}

const priceFigure = (engine: SportEngine, when: string, part: number): Figure => {
  const fixture = engine.plainFixture
  const state = part === 0 ? engine.start(fixture) : stateInPlay(engine, fixture, 4, part)
  const markets = engine.chances(fixture, state).length
  const times = slicesOf(() => engine.chances(fixture, state))
  const best = Math.min(...times)
  const has_budget = engine.slug === 'football'
  return {
    what: `${engine.slug}, ${markets} markets ${when}, best slice of a core`,
    measured: `${best.toFixed(3)} ms (median ${median(times).toFixed(3)} ms)`,
    baseline: '',
    ratio: '',
    budget: has_budget ? `<= ${footballBudget_ms} ms` : 'none',
    holds: !has_budget || best <= footballBudget_ms,
  }
}

const matchFigure = (engine: SportEngine): Figure => {
  const fixture = engine.plainFixture
  const source = fastSource(1)
  const times = slicesOf(() => playOn(engine, fixture, engine.start(fixture), source))
  return {
    what: `${engine.slug}, whole matches played, best slice of a core`,
    measured: `${Math.round(1000 / Math.min(...times))}/s (median ${Math.round(1000 / median(times))}/s)`,
    baseline: '',
    ratio: '',
    budget: 'none',
    holds: true,
  }
}

export const run = async (): Promise<readonly Figure[]> =>
  sports.flatMap((engine) => [priceFigure(engine, 'before the match', 0), priceFigure(engine, 'in play', 0.5), matchFigure(engine)])

if (import.meta.main) for (const figure of await run()) console.log(lineOf(figure))
