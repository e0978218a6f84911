import { createContext, useContext } from 'react'
import type { Language, Texts } from '#kernel/i18n/texts.ts'
import type { Translate } from '#kernel/web/texts/translate.ts'

interface Words {
  readonly text: Translate
  readonly language: Language
}

export const WordsContext = createContext<Words>({ text: (key) => key, language: 'uk' })

/** Gives the page its texts. The entries of server and browser put it around everything. */
export const WordsProvider = WordsContext.Provider

/** `const text = useText<typeof texts>()`, then `text('races.heading', { count })`: a key outside the slice's texts does not compile. */
export const useText = <T extends Texts>(): ((key: keyof T & string, values?: Readonly<Record<string, unknown>>) => string) =>
  useContext(WordsContext).text

/** The page's language, as Intl takes it. */
export const useLanguage = (): Language => useContext(WordsContext).language
