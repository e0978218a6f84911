import { createHash } from 'node:crypto'
import { setupI18n } from '@lingui/core'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language, type Texts } from '#kernel/i18n/texts.ts'

/** Texts of one slice, of the web shell or of the kernel. */
export interface TextSource {
  readonly name: string
  /** Texts used on pages. */
  readonly texts?: Texts
  /** Texts used only on the server: refusals, emails, notices. They are not sent to browsers. */
  readonly server_texts?: Texts
}

/** The compiled texts of all sources. Served to browsers as JSON, and used on the server for refusals and pages. */
export interface Messages {
  /** Key → compiled ICU message in a language. */
  catalogue(language: Language): Record<string, CompiledMessage>
  /** The page texts of all sources, or of the named ones, as JSON. Unknown names are ignored. */
  ofPages(language: Language, names?: readonly string[]): Record<string, CompiledMessage | string>
  /** Whether a source of this name has page texts. */
  isSource(name: string): boolean
  /** Short hash of a language's catalogue, for URLs that may be cached forever. */
  version(language: Language): string
  /** The text of a key with its values filled in. An unknown key is returned as it is, so that a mistake is visible but breaks nothing. */
  format(language: Language, key: string, values: Record<string, unknown>): string
  has(key: string): boolean
}

const merge = (sources: readonly TextSource[]): Map<string, Texts[string]> => {
  const all = new Map<string, Texts[string]>()
  for (const { texts = {}, server_texts = {} } of sources)
    for (const [key, text] of [...Object.entries(texts), ...Object.entries(server_texts)]) {
      if (all.has(key)) throw new Error(`The text "${key}" is declared twice. Texts of different slices need different keys.`)
      all.set(key, text)
    }
  return all
}

/** Values that every text may use without being given them. */
export interface Constants {
  /** Support email address; null if there is none. */
  readonly support: string | null
}

/**
 * Fills the constants into a compiled text at start: `{support}` becomes the address, and of `{support, select, none {…} other
 * {…}}` only one branch remains. So without a support address no text promises one.
 */
const withConstants = (message: CompiledMessage, { support }: Constants): CompiledMessage => {
  const parts = message.flatMap((part): CompiledMessage => {
    if (typeof part === 'string' || part[0] !== 'support') return [part]
    if (part[1] === undefined) return [support ?? '']
    const branches = part[2] as Readonly<Record<string, CompiledMessage>>
    return withConstants(branches[support === null ? 'none' : 'other'] ?? [], { support })
  })
  return parts.every((part) => typeof part === 'string') ? [parts.join('')] : parts
}

/** A number and its per cent sign stay on one line. */
const withBoundPercents = (text: string): string => text.replaceAll(/(?<=[\d}]) (?=%)/g, '\u{A0}')

const compiledTexts = new WeakMap<Texts[string], Record<Language, CompiledMessage>>()

/** Compiled texts, shared by all houses of the process. */
const compiled = (text: Texts[string], language: Language): CompiledMessage => {
  const known = compiledTexts.get(text) ?? ({} as Record<Language, CompiledMessage>)
  compiledTexts.set(text, known)
  return (known[language] ??= compileMessage(withBoundPercents(text[language])))
}

/** Most texts have no placeholders and are stored as plain strings. */
const asSent = (message: CompiledMessage): CompiledMessage | string =>
  message.length === 1 && typeof message[0] === 'string' ? message[0] : message

/** Compiles the texts of all slices. Throws if two slices declare the same key. */
export const createMessages = (sources: readonly TextSource[], constants: Constants): Messages => {
  const all = merge(sources)
  const keys_of_pages = new Map(sources.map(({ name, texts = {} }) => [name, Object.keys(texts)]))
  const catalogues = {} as Record<Language, Record<string, CompiledMessage>>
  for (const language of languages)
    catalogues[language] = Object.fromEntries([...all].map(([key, text]) => [key, withConstants(compiled(text, language), constants)]))
  const formatters = Object.fromEntries(
    languages.map((language) => [language, setupI18n({ locale: language, messages: { [language]: catalogues[language] } })]),
  ) as Record<Language, ReturnType<typeof setupI18n>>
  const versions: Partial<Record<Language, string>> = {}
  const versionOf = (language: Language): string =>
    createHash('sha256').update(JSON.stringify(catalogues[language])).digest('hex').slice(0, 12)
  return {
    catalogue: (language) => catalogues[language],
    ofPages: (language, names = [...keys_of_pages.keys()]) =>
      Object.fromEntries(
        names.flatMap((name) => keys_of_pages.get(name) ?? []).map((key) => [key, asSent(catalogues[language][key] ?? [key])]),
      ),
    isSource: (name) => (keys_of_pages.get(name)?.length ?? 0) > 0,
    version: (language) => (versions[language] ??= versionOf(language)),
    format: (language, key, values) => formatters[language]._(key, values),
    has: (key) => all.has(key),
  }
}
