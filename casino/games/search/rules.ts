/** The longest text that is searched for. */
export const most_name_length = 64
/** How many found games one answer holds unless told. */
export const search_limit = 48

/** A word of a game and how much it counts: its title most, what it is about least. */
export interface IndexedWord {
  readonly word: string
  readonly weight: number
}

export const weights = { title: 3, provider: 2, about: 1 } as const

/** How many mistakes a typed word may have: short words none, since everything is near to a short word. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The fewest mistakes (a letter missing, added, changed, or two swapped) by which `typed` becomes a beginning of `word`; more
 * than `most` comes back as `most + 1`. People see results while they type, so an unfinished word is no mistake.
 */
export const mistakesInPrefix = (typed: string, word: string, most: number): number => {
  const width = word.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    for (let column = 1; column < width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return Math.min(...above, most + 1)
}

const at = (line: readonly number[], index: number): number => line[index] ?? Number.POSITIVE_INFINITY

/** How well a typed word fits a word of a game, 0 (not at all) to 1 (the same). Both are folded. */
export const fit = (typed: string, word: string): number => {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.8 + 0.1 * (typed.length / word.length)
  const most = mistakesAllowed(typed.length)
  const mistakes = most === 0 ? 1 : mistakesInPrefix(typed, word, most)
  if (mistakes <= most) return 0.6 - 0.2 * (mistakes - 1)
  return typed.length >= 3 && word.includes(typed) ? 0.5 : 0
}

/**
 * How well a query fits a game, 0 for not at all. Every typed word has to fit some word of the game: more words narrow. Each
 * counts by its best fit.
 */
export const score = (typed_words: readonly string[], words: readonly IndexedWord[]): number => {
  let sum = 0
  for (const typed of typed_words) {
    let best = 0
    for (const { word, weight } of words) best = Math.max(best, weight * fit(typed, word))
    if (best === 0) return 0
    sum += best
  }
  return sum
}
