import { expect, test } from 'vitest'
import { jurisdictionNames, jurisdictionOf, type JurisdictionName } from '#kernel/brand/jurisdiction.ts'
import { brandOf } from '#kernel/brand/brand.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import type { House } from '#kernel/house.ts'
import { faultsOfTracks } from './check-tracks.ts'
import { demoLevels } from './demo-levels.ts'

const houseOf = (licence: JurisdictionName) =>
  ({ jurisdiction: jurisdictionOf(licence), brand: brandOf('ua'), clock: manualClock('2026-12-01T12:00:00Z') }) as unknown as House

test('VP-020: where the licence allows no promotion for both games and bets, one status does not rise by both', () => {
  const both = demoLevels(houseOf('open'))
  expect(both.tracks).toHaveLength(2)
  expect(faultsOfTracks(both, houseOf('open'))).toEqual([])
  expect(faultsOfTracks(both, houseOf('gb'))).toEqual(['tracks: this licence allows no promotion for both games and bets'])
})

test('VP-020: the levels of the demo are within every licence', () => {
  for (const licence of jurisdictionNames) expect(faultsOfTracks(demoLevels(houseOf(licence)), houseOf(licence))).toEqual([])
})
