import { createContext, useContext } from 'react'
import type { Language, Texts } from '#kernel/i18n/texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

interface Words {
  readonly text: Translate
  readonly language: Language
}

export const WordsContext = createContext<Words>({ text: (key) => key, language: 'uk' })

/** Provides the page's texts. Rendered by the entries of server and browser around the whole app. */
export const WordsProvider = WordsContext.Provider

/**
 * `const text = useText<typeof texts>()`, then `text('races.heading', { count })`: a key that the slice does not declare does not
 * compile.
 */
export const useText = <T extends Texts>(): ((key: keyof T & string, values?: Readonly<Record<string, unknown>>) => string) =>
  useContext(WordsContext).text

/** The page's language. */
export const useLanguage = (): Language => useContext(WordsContext).language
