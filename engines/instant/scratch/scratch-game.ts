import { below } from '../../chance/below.ts'
import type { Names } from '../../game.ts'
import type { InstantGame, InstantOutcome } from '../instant-game.ts'

export interface ScratchSymbol {
  readonly id: string
  /** Its share of every field. */
  readonly weight: number
}

export interface ScratchSpec {
  readonly slug: string
  readonly names: Names
  readonly fields: number
  readonly symbols: readonly ScratchSymbol[]
  /** For each choice and symbol: what three, four, and five or more alike pay, in twentieths. */
  readonly choices: Readonly<Record<string, readonly (readonly [three: number, four: number, more: number])[]>>
}

const least_alike = 3
const most_alike = 5

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))

/** Which symbol a drawn number is. */
export const symbolAt = (symbols: readonly ScratchSymbol[], value: number): number => {
  let end = 0
  return symbols.findIndex(({ weight }) => value < (end += weight))
}

/** A card whose fields are drawn one by one, each from the same symbols: three alike pay, more alike pay more. Nothing is arranged. */
export const scratchGame = ({ slug, names, fields, symbols, choices }: ScratchSpec): InstantGame => {
  const spelled = Object.keys(choices)
  const all = symbols.reduce((sum, { weight }) => sum + weight, 0)
  const paysOf = (choice: string) => (Object.hasOwn(choices, choice) ? (choices[choice] ?? []) : [])
  const payOf = (pays: ReturnType<typeof paysOf>, symbol: number, count: number): number =>
    count < least_alike ? 0 : (pays[symbol]?.[Math.min(count, most_alike) - least_alike] ?? 0)
  /** Every way to share out the fields among the symbols, with its weight. */
  const outcomes = (choice: string): readonly InstantOutcome[] => {
    const pays = paysOf(choice)
    const by_pay = new Map<number, bigint>()
    const share = (symbol: number, left: number, ways: bigint, twentieths: number): void => {
      if (symbol === symbols.length) {
        if (left === 0) by_pay.set(twentieths, (by_pay.get(twentieths) ?? 0n) + ways)
        return
      }
      const weight = BigInt(symbols[symbol]?.weight ?? 0)
      for (let count = 0; count <= left; count += 1)
        share(symbol + 1, left - count, (ways * weight ** BigInt(count)) / factorial(count), twentieths + payOf(pays, symbol, count))
    }
    // The factorial of the fields in front keeps every division whole.
    share(0, fields, factorial(fields), 0)
    return [...by_pay].map(([twentieths, ways]) => ({ ways, twentieths }))
  }
  return {
    slug,
    names,
    example: spelled[0] ?? '',
    dealt: (source) => spelled[below(source, spelled.length)] ?? '',
    ranges: (choice) => (paysOf(choice).length === 0 ? null : Array.from({ length: fields }, () => all)),
    twentieths: (choice, values) => {
      const pays = paysOf(choice)
      const found = values.map((value) => symbolAt(symbols, value))
      return symbols.reduce((sum, _, symbol) => sum + payOf(pays, symbol, found.filter((one) => one === symbol).length), 0)
    },
    most_twentieths: Math.max(...Object.values(choices).flatMap((pays) => pays.flatMap((three) => three))) * 2,
    outcomes,
    shown: spelled,
    exported: { family: 'scratch', fields, weights: symbols.map(({ weight }) => weight), choices },
  }
}
