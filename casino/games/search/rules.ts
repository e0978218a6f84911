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

/** Rows of the comparison, kept between calls: it runs thousands of times for one press of a key. */
const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/** No single mistake changes all four meetings of the first two letters: what meets in none is not worth comparing. */
const mayDifferByOne = (typed: string, word: string): boolean =>
  typed[0] === word[0] || typed[1] === word[1] || typed[0] === word[1] || typed[1] === word[0]

/**
 * The fewest mistakes (a letter missing, added, changed, or two swapped) by which `typed` becomes a beginning of `word`; more
 * than `most` comes back as `most + 1`. People see results while they type, so an unfinished word is no mistake.
 */
export const mistakesInPrefix = (typed: string, word: string, most: number): number => {
  // A beginning much longer than what was typed cannot be nearer to it.
  const width = Math.min(word.length, typed.length + most)
  if (width < typed.length - most || (most === 1 && !mayDifferByOne(typed, word))) return most + 1
  let [before, above, line]: readonly Uint8Array[] = rows
  if (!before || !above || !line || width >= 255) return most + 1
  for (let column = 0; column <= width; column++) above[column] = column
  for (let row = 1; row <= typed.length; row++) {
    let least = (line[0] = row)
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1)
      line[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, line] = [above, line, before]
  }
  let least = most + 1
  for (let column = 0; column <= width; column++) least = Math.min(least, at(above, column))
  return least
}

const at = (line: Uint8Array, index: number): number => line[index] ?? 255

/** How well a typed word fits a word of a game, 0 (not at all) to 1 (the same). Both are folded. */
export const fit = (typed: string, word: string): number => {
  if (word === typed) return 1
  if (word.startsWith(typed)) return 0.8 + 0.1 * (typed.length / word.length)
  const most = mistakesAllowed(typed.length)
  const mistakes = most === 0 ? 1 : mistakesInPrefix(typed, word, most)
  if (mistakes <= most) return 0.6 - 0.2 * (mistakes - 1)
  return typed.length >= 3 && word.includes(typed) ? 0.5 : 0
}

/** Every word of a catalogue once, and of each game which of them it has and how much each counts. */
export interface Vocabulary {
  readonly words: readonly string[]
  readonly games: readonly { readonly id: number; readonly places: readonly number[]; readonly weights: readonly number[] }[]
}

export const vocabularyOf = (games: readonly { readonly id: number; readonly words: readonly IndexedWord[] }[]): Vocabulary => {
  const places = new Map<string, number>()
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const placed = games.map(({ id, words }) => ({
    id,
    places: words.map(({ word }) => placeOf(word)),
    weights: words.map(({ weight }) => weight),
  }))
  return { words: [...places.keys()], games: placed }
}

/**
 * Ids of the games that fit, best first. Every typed word has to fit some word of the game, so more words narrow; each
 * counts by the best fit of its spellings, and equals stay in the given order. Each word of the vocabulary is compared once, however many
 * games have it.
 */
export const ranked = (typed_words: readonly (readonly string[])[], { words, games }: Vocabulary): number[] => {
  if (typed_words.length === 0) return []
  const fits = typed_words.map((spelt) => words.map((word) => Math.max(...spelt.map((typed) => fit(typed, word)))))
  const found: { readonly id: number; readonly score: number }[] = []
  for (const { id, places, weights: counts } of games) {
    let score = 0
    for (const of_typed of fits) {
      let best = 0
      // A plain loop: this line runs once for every word of every game.
      for (let index = 0; index < places.length; index++) {
        const value = (of_typed[places[index] ?? 0] ?? 0) * (counts[index] ?? 0)
        if (value > best) best = value
      }
      score = best === 0 ? 0 : score + best
      if (best === 0) break
    }
    if (score > 0) found.push({ id, score })
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ id }) => id)
}
