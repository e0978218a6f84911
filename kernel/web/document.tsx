import { createContext, useContext } from 'react'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Audience, Theme } from '#kernel/web/server-context.ts'

/** Facts about the document, the same on the server and in the browser. */
export interface DocumentFacts {
  readonly language: Language
  readonly theme: Theme
  readonly brand: string
  readonly build: string
  /** Only known while rendering on the server; null in the browser. */
  readonly for_machines: {
    /** URL of the texts that are not part of the document. */
    readonly messages_url: string
    /** The site's origin, without a trailing slash, for share links. */
    readonly origin: string
    /** The brand's background colours, for the browser's own bars. */
    readonly grounds: { readonly dark: string; readonly light: string }
  } | null
  /** Whether the document was rendered for a player; who is signed in now is in the main data. */
  readonly audience: Audience
  /** Width of the brand's logo at a height of 40. */
  readonly logo_width: number
}

const DocumentContext = createContext<DocumentFacts | null>(null)
export const DocumentProvider = DocumentContext.Provider

export const useDocument = (): DocumentFacts => {
  const facts = useContext(DocumentContext)
  if (facts === null) throw new Error('useDocument outside of the app')
  return facts
}
