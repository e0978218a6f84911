import { createContext, useContext } from 'react'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Theme } from '#kernel/web/server-context.ts'

/** What the document itself says of the page; the same on the server and in the browser. */
export interface DocumentFacts {
  readonly language: Language
  readonly theme: Theme
  readonly brand: string
  readonly build: string
  readonly messages_url: string
  readonly nonce: string | undefined
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
