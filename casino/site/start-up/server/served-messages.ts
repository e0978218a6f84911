import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { perHouse, type House } from '#kernel/house.ts'
import { languages, type Language } from '#kernel/i18n/texts.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The texts of a language as sent. */
export interface ServedMessages {
  readonly version: string
  readonly encoding: Encoding
  readonly bytes: Buffer
}

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** In a thread of its own: compressing a language takes many times as long as answering any other call. */
const compressed = (bytes: Buffer, encoding: Exclude<Encoding, 'identity'>, quality: number): Promise<Buffer> =>
  encoding === 'br' ? inBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : inGzip(bytes, { level: quality })

/** Combinations compressed at once. Anybody can ask for ever new ones, and log-ins need the same threads: the next ones go as they are. */
const most_under_way = 2
/** Compressed combinations kept at once, in all languages. */
const most_kept_bytes = 8 * 1024 * 1024

interface Kept {
  /** The texts of one source, as a part of the answer. */
  readonly parts: Map<string, string>
  /** All texts of a language. Never evicted by combinations. */
  readonly whole: Map<string, Promise<Buffer>>
  /** Texts of some sources, the least recently used first. */
  readonly some: Map<string, Buffer>
  some_bytes: number
  under_way: number
}

const kept = perHouse((): Kept => ({ parts: new Map(), whole: new Map(), some: new Map(), some_bytes: 0, under_way: 0 }))

const partOf = (house: House, language: Language, source: string): string => {
  const { parts } = kept(house)
  const key = `${language} ${source}`
  const part = parts.get(key) ?? JSON.stringify(house.messages.ofPages(language, [source])).slice(1, -1)
  parts.set(key, part)
  return part
}

const wholeOf = (house: House, language: Language, encoding: Encoding): Promise<Buffer> => {
  const { whole } = kept(house)
  const key = `${language} ${encoding}`
  const known = whole.get(key)
  if (known) return known
  const plain = () => Buffer.from(JSON.stringify({ success: true, data: house.messages.ofPages(language) }))
  const made = encoding === 'identity' ? Promise.resolve(plain()) : compressed(plain(), encoding, 9)
  whole.set(key, made)
  // What failed is tried again by the next who ask.
  made.catch(() => whole.delete(key))
  return made
}

const drop = (served: Kept, key: string): void => {
  served.some_bytes -= served.some.get(key)?.length ?? 0
  served.some.delete(key)
}

/** Keeps it as the most recently used one, and lets go of the others that are too much. */
const keep = (served: Kept, key: string, bytes: Buffer): void => {
  drop(served, key)
  served.some.set(key, bytes)
  served.some_bytes += bytes.length
  for (const oldest of served.some.keys()) {
    if (served.some_bytes <= most_kept_bytes) return
    drop(served, oldest)
  }
}

/** Texts of some sources, in this encoding or as they are. */
const someOf = async (house: House, language: Language, sources: readonly string[], wanted: Encoding): Promise<[Encoding, Buffer]> => {
  const served = kept(house)
  const key = `${language} ${wanted} ${sources.join(',')}`
  const known = served.some.get(key)
  if (known) {
    keep(served, key, known)
    return [wanted, known]
  }
  const plain = Buffer.from(`{"success":true,"data":{${sources.map((source) => partOf(house, language, source)).join(',')}}}`)
  if (wanted === 'identity' || served.under_way >= most_under_way) return ['identity', plain]
  served.under_way += 1
  try {
    const bytes = await compressed(plain, wanted, 5)
    keep(served, key, bytes)
    return [wanted, bytes]
  } finally {
    served.under_way -= 1
  }
}

/** The texts of a language, or of the named sources; unknown names are ignored. */
export const servedMessages = async (
  house: House,
  language: Language,
  wanted: Encoding,
  sources?: readonly string[],
): Promise<ServedMessages> => {
  const version = house.messages.version(language)
  if (!sources) return { version, encoding: wanted, bytes: await wholeOf(house, language, wanted) }
  const own = [...new Set(sources)].toSorted().filter((name) => house.messages.isSource(name))
  const [encoding, bytes] = await someOf(house, language, own, wanted)
  return { version, encoding, bytes }
}

/** Lets what is served be built again, from the texts loaded at start, and returns the versions. */
export const rebuildMessages = (house: House, which: readonly Language[] = languages): Record<string, string> => {
  const served = kept(house)
  const isOfThem = (key: string): boolean => which.some((language) => key.startsWith(`${language} `))
  for (const built of [served.parts, served.whole]) for (const key of built.keys()) if (isOfThem(key)) built.delete(key)
  for (const key of served.some.keys()) if (isOfThem(key)) drop(served, key)
  return Object.fromEntries(which.map((language) => [language, house.messages.version(language)]))
}
