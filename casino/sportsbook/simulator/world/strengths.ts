import { sportOf } from '#engines/sport/sports.ts'

/** Ratings move around this number. */
export const middle_rating = 1500

/** The same number for the same text everywhere: FNV-1a, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  return hash
}

/** What a competitor begins its first season with: 1300 to 1700, the middle more often than the ends. */
export const firstRating = (ref: string): number => {
  const hash = hashOf(ref)
  return middle_rating - 200 + (hash % 201) + (Math.floor(hash / 201) % 201)
}

/** How much better a side is for being at home. Nobody is at home in a ring or at a table. */
const homeAdvantage: Readonly<Record<string, number>> = { football: 60, basketball: 55, 'ice-hockey': 45, volleyball: 50 }

const within = (value: number, least: number, most: number): number => Math.round(Math.min(most, Math.max(least, value)))

/** Fixture by the difference of ratings: 0 is even, 200 is a clear favourite. */
const fixtures: Readonly<Record<string, (difference: number, tempo: number) => object>> = {
  football: (difference, tempo) => {
    const lean = Math.exp(difference / 520)
    const goals = 1330 + tempo * 4
    return {
      home_goals_thousandths: within(goals * lean, 300, 3600),
      away_goals_thousandths: within(goals / lean, 300, 3600),
      home_corner_millionths: within(52_000 * Math.sqrt(lean), 30_000, 90_000),
      away_corner_millionths: within(52_000 / Math.sqrt(lean), 30_000, 90_000),
      home_card_millionths: within(20_000 / Math.sqrt(lean), 12_000, 35_000),
      away_card_millionths: within(21_000 * Math.sqrt(lean), 12_000, 35_000),
    }
  },
  'ice-hockey': (difference, tempo) => {
    const lean = Math.exp(difference / 600)
    const goals = 2850 + tempo * 8
    return {
      home_goals_thousandths: within(goals * lean, 1000, 4900),
      away_goals_thousandths: within(goals / lean, 1000, 4900),
      home_shootout_millionths: within(500_000 + difference * 150, 420_000, 580_000),
    }
  },
  basketball: (difference, tempo) => ({
    home_one_millionths: 60_000,
    home_two_millionths: within(345_000 + difference * 110 + tempo * 200, 250_000, 440_000),
    home_three_millionths: within(105_000 + difference * 25, 70_000, 150_000),
    away_one_millionths: 60_000,
    away_two_millionths: within(345_000 - difference * 110 + tempo * 200, 250_000, 440_000),
    away_three_millionths: within(105_000 - difference * 25, 70_000, 150_000),
  }),
  tennis: (difference, tempo) => ({
    sets_to_win: 2,
    home_serving_millionths: within(635_000 + difference * 130 + tempo * 500, 520_000, 760_000),
    home_receiving_millionths: within(365_000 + difference * 130 - tempo * 500, 240_000, 480_000),
  }),
  'table-tennis': (difference) => ({
    sets_to_win: 3,
    home_serving_millionths: within(520_000 + difference * 150, 420_000, 620_000),
    home_receiving_millionths: within(480_000 + difference * 150, 380_000, 580_000),
  }),
  volleyball: (difference) => ({
    home_serving_millionths: within(400_000 + difference * 100, 330_000, 480_000),
    home_receiving_millionths: within(600_000 + difference * 100, 520_000, 680_000),
  }),
  esports: (difference, tempo) => ({
    maps_to_win: 2,
    home_round_millionths: within(500_000 + difference * 220, 410_000, 590_000),
    money_millionths: 90_000 + tempo * 500,
  }),
  'mixed-martial-arts': (difference, tempo) => {
    const lean = Math.exp(difference / 420)
    return {
      rounds: tempo % 8 === 0 ? 5 : 3,
      home_knockout_millionths: within((9000 + tempo * 60) * lean, 2000, 30_000),
      home_submission_millionths: within((6000 - tempo * 30) * lean, 1000, 20_000),
      away_knockout_millionths: within((9000 + tempo * 60) / lean, 2000, 30_000),
      away_submission_millionths: within((6000 - tempo * 30) / lean, 1000, 20_000),
      home_round_millionths: within(490_000 + difference * 450, 300_000, 690_000),
      even_round_millionths: 20_000,
    }
  },
}

/** Strengths of a match by the ratings of its sides; `tempo`, 0 to 49, is its own, so that two matches of equals differ. */
export const fixtureOf = (sport: string, home_rating: number, away_rating: number, ref: string): object => {
  const engine = sportOf(sport)
  const make = fixtures[sport]
  if (!engine || !make) throw new RangeError(`nobody plays ${sport} in this world`)
  const fixture = make(home_rating - away_rating + (homeAdvantage[sport] ?? 0), hashOf(ref) % 50)
  engine.assertFixture(fixture)
  return fixture
}

const k = 24

/** By how much the home side's rating moves: what it did, less what was expected of it (Elo). The away side's moves the other way. */
export const ratingChange = (sport: string, home_rating: number, away_rating: number, winners: readonly string[]): number => {
  const difference = home_rating + (homeAdvantage[sport] ?? 0) - away_rating
  const expected = 1 / (1 + 10 ** (-difference / 400))
  const did = winners.length === 1 ? Number(winners[0] === 'home') : 0.5
  return Math.round(k * (did - expected))
}
