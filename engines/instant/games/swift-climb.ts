import { segmentsGame, type Segment } from '../segments/segments-game.ts'

/** One of so many numbers; the lower it is, the higher the bird. */
export const climb_numbers = 50_000

/** Chance times height is the same for every target, so that each returns 99 %. */
const chance_times_twentieths = 990_000

/** The targets, in twentieths of the stake: the heights by which the product divides, so that no pay is ever rounded. */
export const climbTargets = [22, 24, 25, 30, 40, 50, 60, 80, 100, 200, 400, 1_000, 2_000, 10_000, 22_000, 90_000] as const

/** How high the bird came, in hundredths of the stake, cut: 49,500 divided by the number and one. */
export const climbHeight = (value: number): number => Math.floor((chance_times_twentieths * 5) / (value + 1))

/** `x1.50` wins where the bird reaches one and a half times the stake. */
export const climbChoice = (twentieths: number): string => `x${(twentieths / 20).toFixed(2)}`

const segmentsOf = (twentieths: number): readonly Segment[] => {
  const ways = chance_times_twentieths / twentieths
  return [
    { ways, twentieths },
    { ways: climb_numbers - ways, twentieths: 0 },
  ]
}

export const swiftClimb = segmentsGame({
  slug: 'swift-climb',
  names: { uk: 'Зліт стрижа', ru: 'Взлёт стрижа', en: 'Swift Climb' },
  choices: Object.fromEntries(climbTargets.map((twentieths) => [climbChoice(twentieths), segmentsOf(twentieths)])),
  shown: [40, 22, 30, 60, 100, 200, 1_000, 10_000, 90_000].map(climbChoice),
})
