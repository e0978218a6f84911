import { createHash } from 'node:crypto'
import { setupI18n } from '@lingui/core'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Language, type Texts } from '#kernel/i18n/texts.ts'

/** Texts of one slice, of the shell or of the kernel. */
export interface TextSource {
  readonly name: string
  /** What its pages say. */
  readonly texts?: Texts
  /** What the server alone says: refusals, letters, notices. No browser gets them. */
  readonly server_texts?: Texts
}

/** The compiled texts of the whole house. Served to the browser as JSON, used on the server for refusals and pages. */
export interface Messages {
  /** Key → compiled ICU message of a language. */
  catalogue(language: Language): Record<string, CompiledMessage>
  /** What pages say, of all sources or of the named ones, as it goes over the wire. Names that nobody has are passed over. */
  ofPages(language: Language, names?: readonly string[]): Record<string, CompiledMessage | string>
  /** Has somebody of this name texts for pages? */
  isSource(name: string): boolean
  /** Short hash of a language's catalogue, for addresses that may be cached for ever. */
  version(language: Language): string
  /** The text of a key, filled in. An unknown key comes back as it is, so that a mistake is seen and nothing breaks. */
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

/** What every text may name without being given it. */
export interface Constants {
  /** Where the house's people are written to; null where nobody reads. */
  readonly support: string | null
}

/**
 * Puts the house's constants into a compiled text: `{support}` becomes the address, and of `{support, select, none {…} other {…}}`
 * one branch is left. So a text that names nobody to write to never promises it, and neither the browser nor a letter is given more.
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

const compiledTexts = new WeakMap<Texts[string], Record<Language, CompiledMessage>>()

/** Each text once per process, however many houses are made of it. */
const compiled = (text: Texts[string], language: Language): CompiledMessage => {
  const known = compiledTexts.get(text) ?? ({} as Record<Language, CompiledMessage>)
  compiledTexts.set(text, known)
  return (known[language] ??= compileMessage(text[language]))
}

/** Most texts have no placeholders: those go as plain words. */
const asSent = (message: CompiledMessage): CompiledMessage | string =>
  message.length === 1 && typeof message[0] === 'string' ? message[0] : message

/** Compiles the texts of all slices. Throws when two slices declare the same key. */
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
