import { catalogueOf, type Catalogue, type CatalogueGame } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import { languages, type Text } from '#kernel/i18n/texts.ts'
import { fold, otherLayouts, spellings } from '../fold.ts'
import { ranked, vocabularyOf, weights, type IndexedWord, type Vocabulary } from '../rules.ts'

/** More words than this narrow nothing any more and only cost time. */
const most_words = 6

/** Words of every game of one catalogue, folded. Made once per catalogue: a search touches no database. */
interface GameIndex {
  readonly vocabulary: Vocabulary
  readonly tags: ReadonlyMap<number, ReadonlySet<string>>
}

const everyLanguage = (text: Text | undefined): string => (text ? languages.map((language) => text[language]).join(' ') : '')

const wordsOf = (catalogue: Catalogue, game: CatalogueGame): IndexedWord[] => {
  const shelves = catalogue.categories.filter(({ id }) => game.category_ids.includes(id)).map(({ title }) => everyLanguage(title))
  const about = [...game.keywords, ...game.themes.map((slug) => everyLanguage(catalogue.themes.get(slug))), ...shelves]
  const sources = [
    { text: `${everyLanguage(game.title)} ${game.slug}`, weight: weights.title },
    { text: `${game.provider} ${game.provider_slug}`, weight: weights.provider },
    { text: about.join(' '), weight: weights.about },
  ]
  const best = new Map<string, number>()
  for (const { text, weight } of sources)
    for (const word of fold(text).split(' ')) if (word !== '') best.set(word, Math.max(weight, best.get(word) ?? 0))
  return [...best].map(([word, weight]) => ({ word, weight }))
}

const tagsOf = (catalogue: Catalogue, game: CatalogueGame): Set<string> => {
  const of = (shelves: readonly { readonly slug: string }[]): string[] => shelves.map(({ slug }) => slug)
  return new Set([
    game.kind,
    game.provider_slug,
    ...game.themes,
    ...of(catalogue.categories.filter(({ id }) => game.category_ids.includes(id))),
    ...of(catalogue.promotions.filter(({ game_ids }) => game_ids.includes(game.id))),
    ...(game.is_live ? ['live'] : []),
    ...(game.has_demo ? ['demo'] : []),
    ...(catalogue.card('en', game.id)?.isNew ? ['new'] : []),
  ])
}

const made = new WeakMap<Catalogue, GameIndex>()

const indexOf = (catalogue: Catalogue): GameIndex => {
  const known = made.get(catalogue)
  if (known) return known
  const index: GameIndex = {
    vocabulary: vocabularyOf(catalogue.games.map((game) => ({ id: game.id, words: wordsOf(catalogue, game) }))),
    tags: new Map(catalogue.games.map((game) => [game.id, tagsOf(catalogue, game)])),
  }
  made.set(catalogue, index)
  return index
}

const typedWords = (text: string): string[][] => spellings(text).slice(0, most_words)

/** Ids of the games that fit a name, best first; when none does, of those that fit it in another keyboard layout. */
const byName = (index: GameIndex, name: string): number[] => {
  for (const text of [name, ...otherLayouts(name)]) {
    const found = ranked(typedWords(text), index.vocabulary)
    if (found.length > 0) return found
  }
  return []
}

/** Ids of the games with this tag and this name, best first. Neither tag nor name: none (API-015). */
export const searchIds = async (house: House, { tag, name }: { readonly tag: string; readonly name: string }): Promise<number[]> => {
  if (tag === '' && name.trim() === '') return []
  const catalogue = await catalogueOf(house)
  const index = indexOf(catalogue)
  const named = name.trim() === '' ? catalogue.games.map((game) => game.id) : byName(index, name)
  return tag === '' ? named : named.filter((id) => index.tags.get(id)?.has(tag))
}
