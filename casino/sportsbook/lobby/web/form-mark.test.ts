import { expect, test } from 'vitest'
import type { EventCard } from '#casino/sportsbook/catalogue/contract.ts'
import { cameTo, winnerBesideScore } from './form-mark.ts'

const ended = (sport: string, home: number, away: number, winner: EventCard['winner']) =>
  ({ sport, home: { id: 1 }, away: { id: 2 }, play: { score: { home, away } }, winner }) as unknown as EventCard

test('SP-010: a fight that ended by a knockout is a win of who won it, whatever the rounds until then said', () => {
  const behind = ended('mixed-martial-arts', 1, 0, 'away')
  expect([cameTo(behind, 1), cameTo(behind, 2), winnerBesideScore(behind)]).toEqual(['lost', 'won', 'away'])
  const early = ended('mixed-martial-arts', 0, 0, 'home')
  expect([cameTo(early, 1), cameTo(early, 2), winnerBesideScore(early)]).toEqual(['won', 'lost', 'home'])
  expect(cameTo(ended('mixed-martial-arts', 1, 1, null), 1)).toBe('drawn')
})

test('where the score says who won, or no winner was told, nothing stands beside it', () => {
  expect(winnerBesideScore(ended('football', 2, 1, 'home'))).toBeNull()
  expect([cameTo(ended('football', 2, 1, null), 1), cameTo(ended('football', 1, 1, null), 2)]).toEqual(['won', 'drawn'])
})
