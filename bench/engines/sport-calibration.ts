import { fastSource } from '#engines/chance/fast-source.ts'
import type { SportEngine } from '#engines/sport/sport-engine.ts'
import { sports } from '#engines/sport/sports.ts'
import { calibration, joint99, single99, type CalibrationRow } from '#engines/testing/sport-calibration.ts'
import { stateInPlay, unevenFixtures } from '#engines/testing/sport-matches.ts'

/**
 * Simulates matches of each sport (100,000 by default) from four states (before an even and an uneven match, and in play in each)
 * and compares outcomes with every quoted probability: `sport-calibration.ts [matches] [slug]`. Exits with 1 if any probability of
 * a sport is outside the joint 99 % interval.
 */
const matches = Number(process.argv[2] ?? 100_000)
const only = process.argv[3]

const calibrated = (engine: SportEngine): CalibrationRow[] => {
  const uneven = unevenFixtures[engine.slug]
  const situations = [
    { fixture: engine.plainFixture, part: 0 },
    { fixture: uneven, part: 0 },
    { fixture: engine.plainFixture, part: 0.3 },
    { fixture: uneven, part: 0.6 },
  ]
  return situations.flatMap(({ fixture, part }, index) => {
    const state = part === 0 ? engine.start(fixture) : stateInPlay(engine, fixture, 30 + index, part)
    const count = Math.round(matches / situations.length)
    return calibration(engine, fixture, state, engine.chances(fixture, state), count, fastSource(7000 + index))
  })
}

const report = (engine: SportEngine): boolean => {
  const started_ms = performance.now()
  const rows = calibrated(engine)
  const bound = joint99(rows.length)
  const types = [...new Set(rows.map(({ type }) => type))]
  for (const type of types) {
    const own = rows.filter((row) => row.type === type)
    const inside = own.filter(({ deviations }) => deviations <= single99).length
    const worst = Math.max(...own.map(({ deviations }) => deviations))
    const verdict = worst <= joint99(own.length) ? 'inside' : 'outside'
    console.log(
      `  ${type}: ${inside} of ${own.length} in their own 99 % interval, farthest ${worst.toFixed(2)} deviations, together ${verdict}`,
    )
  }
  const worst = Math.max(...rows.map(({ deviations }) => deviations))
  const inside = rows.filter(({ deviations }) => deviations <= single99).length
  const seconds = ((performance.now() - started_ms) / 1000).toFixed(0)
  console.log(
    `${engine.slug}: ${matches} matches in ${seconds} s, ${types.length} market types, ${rows.length} chances, ` +
      `${((100 * inside) / rows.length).toFixed(1)} % in their own 99 % interval, farthest ${worst.toFixed(2)} of ${bound.toFixed(2)} deviations: ` +
      (worst <= bound ? 'inside' : 'OUTSIDE'),
  )
  return worst <= bound
}

for (const engine of sports) {
  if (only !== undefined && engine.slug !== only) continue
  if (!report(engine)) process.exitCode = 1
}
