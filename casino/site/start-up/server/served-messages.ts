import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { perHouse, type House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'

/** The texts of a language as they go over the wire, made once. */
export interface ServedMessages {
  readonly version: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const build = (house: House, language: Language): ServedMessages => {
  // Most texts have no placeholders: those go as plain words.
  const data = Object.fromEntries(
    Object.entries(house.messages.catalogue(language)).map(([key, text]) => [
      key,
      Array.isArray(text) && text.length === 1 && typeof text[0] === 'string' ? text[0] : text,
    ]),
  )
  const plain = Buffer.from(JSON.stringify({ success: true, data }))
  return {
    version: house.messages.version(language),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain, { level: 9 }),
  }
}

const kept = perHouse(() => new Map<Language, ServedMessages>())

export const servedMessages = (house: House, language: Language): ServedMessages => {
  const known = kept(house).get(language)
  if (known) return known
  const made = build(house, language)
  kept(house).set(language, made)
  return made
}

/** Builds what is served anew, from the texts that this process loaded at its start, and answers their versions. */
export const rebuildMessages = (house: House, which: readonly Language[] = languages): Record<string, string> => {
  for (const language of which) kept(house).delete(language)
  return Object.fromEntries(which.map((language) => [language, servedMessages(house, language).version]))
}
