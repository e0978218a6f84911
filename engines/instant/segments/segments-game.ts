import { below } from '../../chance/below.ts'
import type { Names } from '../../game.ts'
import type { InstantGame } from '../instant-game.ts'

/** Neighbouring numbers of a draw that end a round alike. */
export interface Segment {
  /** How many of the numbers. */
  readonly ways: number
  readonly twentieths: number
  /** The game's own word for it, where it has one. */
  readonly name?: string
}

export interface SegmentsSpec {
  readonly slug: string
  readonly names: Names
  /** For each choice the segments of its draw, in the order of the numbers. */
  readonly choices: Readonly<Record<string, readonly Segment[]>>
  /** Further draws that decide the picture and not the pay: ranges. */
  readonly also?: readonly number[]
  /** The choices whose figures are published; all of them unless told. */
  readonly shown?: readonly string[]
}

const waysOf = (segments: readonly Segment[]): number => segments.reduce((sum, { ways }) => sum + ways, 0)

/** The place of the segment that a number lies in. */
export const segmentAt = (segments: readonly Segment[], value: number): number => {
  let end = 0
  return segments.findIndex(({ ways }) => value < (end += ways))
}

/** A game of one deciding number: wheels, targets, races. What is not a choice of its table cannot be played. */
export const segmentsGame = ({ slug, names, choices, also = [], shown }: SegmentsSpec): InstantGame => {
  const spelled = Object.keys(choices)
  const [example] = shown ?? spelled
  if (example === undefined) throw new Error(`${slug} has no choice`)
  const segmentsOf = (choice: string): readonly Segment[] => (Object.hasOwn(choices, choice) ? (choices[choice] ?? []) : [])
  return {
    slug,
    names,
    example,
    dealt: (source) => spelled[below(source, spelled.length)] ?? example,
    ranges: (choice) => {
      const segments = segmentsOf(choice)
      return segments.length === 0 ? null : [waysOf(segments), ...also]
    },
    twentieths: (choice, [value = 0]) => {
      const segments = segmentsOf(choice)
      return segments[segmentAt(segments, value)]?.twentieths ?? 0
    },
    most_twentieths: Math.max(...Object.values(choices).flatMap((segments) => segments.map(({ twentieths }) => twentieths))),
    outcomes: (choice) =>
      segmentsOf(choice).map(({ ways, twentieths, name }) => ({ ways: BigInt(ways), twentieths, ...(name ? { name } : {}) })),
    shown: shown ?? spelled,
    exported: {
      family: 'segments',
      also,
      choices: Object.fromEntries(
        Object.entries(choices).map(([choice, segments]) => [choice, segments.map(({ ways, twentieths }) => [ways, twentieths])]),
      ),
    },
  }
}
