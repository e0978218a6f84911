import { createContext, useContext } from 'react'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Audience, Theme } from '#kernel/web/server-context.ts'

/** What the document itself says of the page; the same on the server and in the browser. */
export interface DocumentFacts {
  readonly language: Language
  readonly theme: Theme
  readonly brand: string
  readonly build: string
  /** What only the server writes into a document: null in the browser. */
  readonly for_machines: {
    /** Where the browser asks for the texts that the document does not bring. */
    readonly messages_url: string
    /** Of the site, without a trailing slash: what a shared link begins with. */
    readonly origin: string
    /** The brand's backgrounds: browsers draw their own bars in them. */
    readonly grounds: { readonly dark: string; readonly light: string }
  } | null
  /** Of the document as it came; who is here now is in the main data. */
  readonly audience: Audience
  /** Width of the brand's logo where its height is 40. */
  readonly logo_width: number
}

const DocumentContext = createContext<DocumentFacts | null>(null)
export const DocumentProvider = DocumentContext.Provider

export const useDocument = (): DocumentFacts => {
  const facts = useContext(DocumentContext)
  if (facts === null) throw new Error('useDocument outside of the app')
  return facts
}
