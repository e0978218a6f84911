import { segmentsGame, type Segment } from '../segments/segments-game.ts'

/** Parts of the goal, from the left post to the right one. */
export const goalParts = 5

/** How many neighbouring parts the goalkeeper covers, with what a goal returns: 96 % for each. */
export const keepers = [
  { reach: 1, twentieths: 24 },
  { reach: 2, twentieths: 32 },
  { reach: 3, twentieths: 48 },
  { reach: 4, twentieths: 96 },
] as const

/** The parts that a keeper covers who dives to this one. They go round: beyond the right post comes the left. */
export const coveredParts = (dive: number, reach: number): readonly number[] =>
  Array.from({ length: reach }, (_, index) => (dive + index) % goalParts)

const segmentsOf = (part: number, reach: number, twentieths: number): readonly Segment[] =>
  Array.from({ length: goalParts }, (_, dive) => ({ ways: 1, twentieths: coveredParts(dive, reach).includes(part) ? 0 : twentieths }))

const parts = Array.from({ length: goalParts }, (_, part) => part)

/** `3:2` shoots into the third part of the goal from the left, at a keeper who covers two. */
export const penalty = segmentsGame({
  slug: 'penalty',
  names: { uk: 'Одинадцять метрів', ru: 'Одиннадцать метров', en: 'Penalty Kick' },
  choices: Object.fromEntries(
    keepers.flatMap(({ reach, twentieths }) => parts.map((part) => [`${part + 1}:${reach}`, segmentsOf(part, reach, twentieths)])),
  ),
  shown: keepers.map(({ reach }) => `3:${reach}`),
})
