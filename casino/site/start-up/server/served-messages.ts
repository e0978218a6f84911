import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { perHouse, type House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'

/** The texts of a language as they go over the wire, made once. */
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

/** Each page asks for its own few slices, which anybody may ask for in any other company: no more than these are kept. */
const kept = perHouse(() => new LruCache<string, ServedMessages>(500))

/** Of the whole language, or of the named sources; names that nobody has change nothing. */
export const servedMessages = (house: House, language: Language, sources?: readonly string[]): ServedMessages => {
  const served = kept(house)
  const own = sources && [...new Set(sources)].toSorted().filter((name) => house.messages.isSource(name))
  const key = own ? `${language} ${own.join(',')}` : language
  const made = served.get(key) ?? build(house, language, own)
  served.set(key, made)
  return made
}

/** Builds what is served anew, from the texts that this process loaded at its start, and answers their versions. */
export const rebuildMessages = (house: House, which: readonly Language[] = languages): Record<string, string> => {
  const served = kept(house)
  for (const key of served.keys()) if (which.some((language) => key.startsWith(language))) served.delete(key)
  return Object.fromEntries(which.map((language) => [language, servedMessages(house, language).version]))
}
