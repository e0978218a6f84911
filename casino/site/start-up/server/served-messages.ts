import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { perHouse, type House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

/** The texts of a language as sent, built once. */
export interface ServedMessages {
  readonly version: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const build = (house: House, language: Language, sources: readonly string[] | undefined): ServedMessages => {
  const plain = Buffer.from(JSON.stringify({ success: true, data: house.messages.ofPages(language, sources) }))
  return {
    version: house.messages.version(language),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: sources ? 6 : 9 } }),
    gzip: gzipSync(plain, { level: sources ? 6 : 9 }),
  }
}

/** Pages request the texts of a few slices in any combination; at most this many are cached. */
const kept = perHouse(() => new LruCache<string, ServedMessages>(500))

/** The texts of a language, or of the named sources; unknown names are ignored. */
export const servedMessages = (house: House, language: Language, sources?: readonly string[]): ServedMessages => {
  const served = kept(house)
  const own = sources && [...new Set(sources)].toSorted().filter((name) => house.messages.isSource(name))
  const key = own ? `${language} ${own.join(',')}` : language
  const made = served.get(key) ?? build(house, language, own)
  served.set(key, made)
  return made
}

/** Rebuilds what is served, from the texts loaded at start, and returns the versions. */
export const rebuildMessages = (house: House, which: readonly Language[] = languages): Record<string, string> => {
  const served = kept(house)
  for (const key of served.keys()) if (which.some((language) => key.startsWith(language))) served.delete(key)
  return Object.fromEntries(which.map((language) => [language, servedMessages(house, language).version]))
}
