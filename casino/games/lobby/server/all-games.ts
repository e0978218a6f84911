import { createHash } from 'node:crypto'
import { Prebuilt } from '#kernel/http/answers.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'

const written = new WeakMap<Catalogue, Map<Language, Prebuilt>>()

/** The answer of getAllGames, serialized once per catalogue version and language. */
export const allGamesAnswer = async (house: House, language: Language): Promise<Prebuilt> => {
  const catalogue = await catalogueOf(house)
  const answers = written.get(catalogue) ?? new Map<Language, Prebuilt>()
  written.set(catalogue, answers)
  const known = answers.get(language)
  if (known) return known
  const json = Buffer.from(JSON.stringify({ success: true, data: catalogue.cards(language) }))
  const answer = new Prebuilt(json, createHash('sha256').update(json).digest('base64url').slice(0, 22))
  answers.set(language, answer)
  return answer
}
