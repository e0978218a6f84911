import { describe, expect, test } from 'vitest'
import { fastSource } from '../chance/fast-source.ts'
import { calibration, joint99, single99, type CalibrationRow } from '../testing/sport-calibration.ts'
import { stateInPlay, unevenFixtures } from '../testing/sport-matches.ts'
import { football } from './football/football.ts'
import { sports } from './sports.ts'

/** Few, for CI; `CALIBRATION_MATCHES=100000` makes the long form of it, and bench/engines/sport-calibration.ts the one with a table. */
const matches = Number(process.env['CALIBRATION_MATCHES'] ?? 3000)

describe.each(sports)('chances of $slug', (engine) => {
  const uneven = unevenFixtures[engine.slug]
  const rows: CalibrationRow[] = []

  test.each([
    ['before the match', engine.plainFixture, 0],
    ['before an uneven match', uneven, 0],
    ['early in play', engine.plainFixture, 0.3],
    ['late in play', uneven, 0.7],
  ])(`are what happens, in every market: ${matches} matches %s`, { timeout: Math.max(60_000, matches * 20) }, (_when, fixture, part) => {
    const state = part === 0 ? engine.start(fixture) : stateInPlay(engine, fixture, 4, part)
    const found = calibration(engine, fixture, state, engine.chances(fixture, state), matches, fastSource(20_261_122))
    const [worst] = found.toSorted((one, other) => other.deviations - one.deviations)
    expect(worst!.deviations, `${worst!.market} ${worst!.outcome}: ${worst!.quoted} quoted, ${worst!.happened} happened`).toBeLessThan(
      joint99(4 * found.length),
    )
    rows.push(...found)
  })

  test('lie within their own 99 % interval as often as 99 % intervals should, the lines of a score rising and falling together', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ deviations }) => deviations > single99).length / rows.length).toBeLessThan(0.05)
  })
})

describe('the comparison', () => {
  test('sees chances that are wrong by a tenth of a goal, and a mirrored market', () => {
    const fixture = football.plainFixture
    const state = football.start(fixture)
    const wrong = football.chances({ ...fixture, home_goals_thousandths: fixture.home_goals_thousandths + 120 }, state)
    const found = calibration(football, fixture, state, wrong, matches, fastSource(1))
    expect(Math.max(...found.map(({ deviations }) => deviations))).toBeGreaterThan(joint99(4 * found.length))
    const mirrored = football
      .chances(fixture, state)
      .filter(({ type }) => type === 'result')
      .map((market) => ({ ...market, outcomes: market.outcomes.map((one, index) => ({ ...one, won: market.outcomes[2 - index]!.won })) }))
    expect(calibration(football, fixture, state, mirrored, matches, fastSource(1))[0]!.deviations).toBeGreaterThan(5)
  })

  test('has bounds that grow with the number of comparisons', () => {
    expect(joint99(1)).toBeCloseTo(single99, 2)
    expect(joint99(100)).toBeCloseTo(3.89, 1)
    expect(joint99(1000)).toBeCloseTo(4.42, 1)
  })
})
