import { createHash } from 'node:crypto'
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
  const plain = Buffer.from(JSON.stringify({ success: true, data: house.messages.catalogue(language) }))
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

/** Builds the served texts anew and answers their versions. */
export const rebuildMessages = (house: House, which: readonly Language[] = languages): Record<string, string> => {
  for (const language of which) kept(house).delete(language)
  return Object.fromEntries(which.map((language) => [language, servedMessages(house, language).version]))
}

export const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
