import { describe, expect, test } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import { toldMatch } from '../play/told-match.ts'
import { pairsOf, plannedMatches } from './calendar.ts'
import { announcedFixture } from './competitors.ts'
import { leagues_of_sport, sportPlans } from './leagues.ts'
import { competitorName } from './names.ts'
import { squadOf } from './squads.ts'
import { firstRating, fixtureOf, ratingChange } from './strengths.ts'

const day_ms = 86_400_000
const from_ms = Date.UTC(2026, 10, 30)
const dayOfMatches = plannedMatches(from_ms, from_ms + day_ms)

describe('the calendar', () => {
  test('has everybody meet everybody, once or twice, and nobody twice in a round', () => {
    for (const competitors of [12, 16, 32]) {
      const met = new Map<string, number>()
      for (let round = 0; round < 2 * (competitors - 1); round += 1) {
        const pairs = pairsOf(competitors, round)
        expect(new Set(pairs.flat()).size).toBe(competitors)
        for (const pair of pairs) met.set(pair.join(), (met.get(pair.join()) ?? 0) + 1)
      }
      // Over both halves of a season: each pair at home and away, each of them once.
      expect(met.size).toBe(competitors * (competitors - 1))
      expect(new Set(met.values())).toEqual(new Set([1]))
    }
  })

  test('is the same however it is read: a day at once or hour by hour', () => {
    const byHour = Array.from({ length: 24 }, (_, hour) =>
      plannedMatches(from_ms + hour * 3_600_000, from_ms + (hour + 1) * 3_600_000),
    ).flat()
    expect(byHour).toEqual(dayOfMatches)
    expect(new Set(dayOfMatches.map(({ ref }) => ref)).size).toBe(dayOfMatches.length)
  })

  test('has nobody play two matches at once', () => {
    const busy = new Map<string, number>()
    for (const { sport, league, home, away, at_ms } of dayOfMatches) {
      for (const side of [home, away]) {
        const name = `${sport} ${league} ${side}`
        expect(at_ms - (busy.get(name) ?? 0)).toBeGreaterThan(4 * 3_600_000)
        busy.set(name, at_ms)
      }
    }
  })
})

test('SP-010: around the clock there is something live in eight sports, and 25 to 45 matches in all', () => {
  const spans = dayOfMatches.map((match, index) => {
    const moments = toldMatch(match.sport, fixtureOf(match.sport, 1500, 1480, match.ref), fastSource(index)).moments
    return { ...match, until_ms: match.at_ms + (moments.at(-1)?.at_s ?? 0) * 1000 }
  })
  const quiet: string[] = []
  const counts: number[] = []
  // The first hours of the span miss what began before it.
  for (let at_ms = from_ms + 4 * 3_600_000; at_ms < from_ms + day_ms; at_ms += 5 * 60_000) {
    const live = spans.filter((span) => span.at_ms <= at_ms && span.until_ms > at_ms)
    counts.push(live.length)
    for (const { sport } of sportPlans) if (!live.some((span) => span.sport === sport)) quiet.push(sport)
  }
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...counts)).toBeLessThanOrEqual(50)
  // A fight can end in its first minute, so a ring may stand empty until the next one.
  expect(quiet.filter((sport) => sport !== 'mixed-martial-arts')).toEqual([])
  expect(quiet.length).toBeLessThan(0.1 * counts.length)
}, 60_000)

test('every competitor of a sport has a name of their own, in three languages, and three letters', () => {
  for (const { sport, competitors } of sportPlans) {
    const names = Array.from({ length: leagues_of_sport * competitors }, (_, number) => competitorName(sport, number))
    for (const language of ['uk', 'ru', 'en'] as const) expect(new Set(names.map((name) => name[language])).size, sport).toBe(names.length)
  }
  for (const match of dayOfMatches) {
    const { home, away } = announcedFixture(match, new Date(match.at_ms))
    expect(
      [home.short, away.short].every((short) => /^[A-Z]{3}$/.test(short)),
      home.name.en,
    ).toBe(true)
  }
})

test('strengths are playable however far apart ratings are, and the better side is the likelier one', () => {
  for (const { sport } of sportPlans) {
    for (const difference of [-900, -200, 0, 200, 900]) fixtureOf(sport, 1500 + difference, 1500, `${sport} ${difference}`)
  }
  expect(firstRating('football:1:2')).toBe(firstRating('football:1:2'))
  expect(ratingChange('tennis', 1500, 1500, ['home'])).toBe(12)
  expect(ratingChange('tennis', 1500, 1500, [])).toBe(0)
  expect(ratingChange('tennis', 1900, 1500, ['away'])).toBeLessThan(-20)
})

test('a club’s squad is the same for ever, nobody in it is called as another one of it, and its forwards score more than its backs', () => {
  for (const sport of ['football', 'ice-hockey'])
    for (let number = 0; number < 60; number += 1) {
      const squad = squadOf(sport, `${sport}:${number % 12}:${number}`)
      expect(new Set(squad.map(({ name }) => name.en.slice(3))).size).toBe(squad.length)
      expect(squad.find(({ shirt }) => shirt === 9)?.weight).toBeGreaterThan(squad.find(({ shirt }) => shirt === 2)?.weight ?? Infinity)
    }
  expect(squadOf('tennis', 'tennis:0:0')).toEqual([])
})
