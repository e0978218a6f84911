import { segmentsGame, type Segment } from '../segments/segments-game.ts'

/** How many pots are shuffled, with what the right one returns: 2.9 of 3, 3.85 of 4, 4.8 of 5 stakes. */
export const potCounts = [
  { pots: 3, twentieths: 58 },
  { pots: 4, twentieths: 77 },
  { pots: 5, twentieths: 96 },
] as const

const segmentsOf = (pots: number, chosen: number, twentieths: number): readonly Segment[] =>
  Array.from({ length: pots }, (_, pot) => ({ ways: 1, twentieths: pot === chosen ? twentieths : 0 }))

const choices = potCounts.flatMap(({ pots, twentieths }) =>
  Array.from({ length: pots }, (_, pot): [string, readonly Segment[]] => [`${pots}:${pot + 1}`, segmentsOf(pots, pot, twentieths)]),
)

/** `4:2` looks under the second of four pots. */
export const threePots = segmentsGame({
  slug: 'three-pots',
  names: { uk: 'Кіт у горщику', ru: 'Кот в горшке', en: 'Kitten in a Pot' },
  choices: Object.fromEntries(choices),
  shown: potCounts.map(({ pots }) => `${pots}:1`),
})
