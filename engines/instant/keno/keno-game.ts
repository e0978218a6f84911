import { below } from '../../chance/below.ts'
import { shuffled } from '../../chance/shuffle.ts'
import { withoutReplacement } from '../../chance/without-replacement.ts'
import type { Names } from '../../game.ts'
import type { InstantGame } from '../instant-game.ts'

export interface KenoSpec {
  readonly slug: string
  readonly names: Names
  readonly numbers: number
  readonly drawn: number
  /** By how many numbers were chosen: what each count of hits pays, in twentieths, from none on. */
  readonly pays: Readonly<Record<number, readonly number[]>>
}

/** In how many ways some of so many can be chosen. */
export const chooseOf = (all: number, some: number): bigint => {
  if (some < 0 || some > all) return 0n
  let ways = 1n
  for (let index = 0; index < some; index += 1) ways = (ways * BigInt(all - index)) / BigInt(index + 1)
  return ways
}

/** The numbers that came, from 1: each draw takes one of those that are left, in their order. */
export const drawnNumbers = (values: readonly number[]): readonly number[] => withoutReplacement(values).map((index) => index + 1)

/** The numbers of a choice, `3-17-40`: rising, each once. Null for anything else. */
export const readNumbers = (numbers: number, choice: string): readonly number[] | null => {
  if (!/^[1-9]\d?(?:-[1-9]\d?)*$/.test(choice)) return null
  const chosen = choice.split('-').map(Number)
  const is_rising = chosen.every((number, index) => number <= numbers && number > (chosen[index - 1] ?? 0))
  return is_rising ? chosen : null
}

export const numbersText = (chosen: readonly number[]): string => chosen.toSorted((a, b) => a - b).join('-')

/** A draw of some of many numbers, and a card of a few: it pays by how many of its numbers came. */
export const kenoGame = ({ slug, names, numbers, drawn, pays }: KenoSpec): InstantGame => {
  const paysOf = (choice: string): readonly number[] => pays[readNumbers(numbers, choice)?.length ?? 0] ?? []
  const first = (count: number): string => Array.from({ length: count }, (_, index) => index + 1).join('-')
  const counts = Object.keys(pays).map(Number)
  const ranges = Array.from({ length: drawn }, (_, index) => numbers - index)
  return {
    slug,
    names,
    example: '3-17-25-40',
    dealt: (source) => {
      const all = Array.from({ length: numbers }, (_, index) => index + 1)
      return numbersText(shuffled(source, all).slice(0, counts[below(source, counts.length)]))
    },
    ranges: (choice) => (paysOf(choice).length === 0 ? null : ranges),
    twentieths: (choice, values) => {
      const chosen = readNumbers(numbers, choice) ?? []
      const came = drawnNumbers(values)
      return pays[chosen.length]?.[chosen.filter((number) => came.includes(number)).length] ?? 0
    },
    most_twentieths: Math.max(...Object.values(pays).flat()),
    outcomes: (choice) => {
      const chosen = readNumbers(numbers, choice)?.length ?? 0
      return paysOf(choice).map((twentieths, hits) => ({
        ways: chooseOf(drawn, hits) * chooseOf(numbers - drawn, chosen - hits),
        twentieths,
        name: String(hits),
      }))
    },
    shown: counts.map(first),
    exported: { family: 'keno', numbers, drawn, pays },
  }
}
