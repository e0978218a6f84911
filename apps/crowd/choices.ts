/** What a simulated player chooses by. It decides nothing that can be won: the house draws that. */
export interface Choices {
  /** From 0 to below 1. */
  readonly part: () => number
  readonly oneOf: <T>(things: readonly T[]) => T | undefined
}

/** The same number gives the same choices (mulberry32), so that a run of the crowd can be repeated. */
export const choicesOf = (seed: number): Choices => {
  let state = seed >>> 0
  const part = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { part, oneOf: (things) => things[Math.floor(part() * things.length)] }
}

const names = [
  'olena',
  'taras',
  'ivanka',
  'bohdan',
  'solomia',
  'danylo',
  'zlata',
  'marko',
  'nadia',
  'ostap',
  'yaryna',
  'lesyk',
  'orysia',
  'hryts',
  'darka',
  'levko',
] as const

/** What the simulated player of this number is called. */
export const loginOf = (number: number): string => `${names[number % names.length]}.${100 + number}`

/** As many networks as there are, so that what is counted by network is counted of a few. */
const networks = 250

/** Where they come from: networks for benchmarks (RFC 2544), so that what is counted by address is counted of each. */
export const addressOf = (number: number): string => `198.18.${number % networks}.${Math.floor(number / networks) + 1}`
