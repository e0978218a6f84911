import { below } from '../../chance/below.ts'
import type { Names } from '../../game.ts'
import type { InstantGame } from '../instant-game.ts'

export interface PathsSpec {
  readonly slug: string
  readonly names: Names
  /** For each choice what the places below the last row pay, in twentieths, from the left to the right; one more than there are rows. */
  readonly choices: Readonly<Record<string, readonly number[]>>
  readonly example: string
}

const chooseOf = (all: number, some: number): bigint => {
  let ways = 1n
  for (let index = 0; index < some; index += 1) ways = (ways * BigInt(all - index)) / BigInt(index + 1)
  return ways
}

/** The steps of a way down: bit n of the number is row n, 1 is to the right. */
export const stepsOf = (rows: number, value: number): readonly boolean[] =>
  Array.from({ length: rows }, (_, row) => ((value >> row) & 1) === 1)

/** A game of one ball among pegs: left or right at each row, both equally likely, and the place below pays. */
export const pathsGame = ({ slug, names, choices, example }: PathsSpec): InstantGame => {
  const spelled = Object.keys(choices)
  const paysOf = (choice: string): readonly number[] => (Object.hasOwn(choices, choice) ? (choices[choice] ?? []) : [])
  return {
    slug,
    names,
    example,
    dealt: (source) => spelled[below(source, spelled.length)] ?? example,
    ranges: (choice) => {
      const pays = paysOf(choice)
      return pays.length === 0 ? null : [2 ** (pays.length - 1)]
    },
    twentieths: (choice, [value = 0]) => {
      const pays = paysOf(choice)
      return pays[stepsOf(pays.length - 1, value).filter(Boolean).length] ?? 0
    },
    most_twentieths: Math.max(...Object.values(choices).flat()),
    outcomes: (choice) => {
      const pays = paysOf(choice)
      return pays.map((twentieths, place) => ({ ways: chooseOf(pays.length - 1, place), twentieths }))
    },
    shown: spelled,
    exported: { family: 'paths', choices },
  }
}
