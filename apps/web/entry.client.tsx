import { startTransition, StrictMode, useEffect, useState, type ContextType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#kernel/i18n/texts.ts'
import { DocumentProvider, type DocumentFacts } from '#kernel/web/document.tsx'
import type { Audience, Theme } from '#kernel/web/server-context.ts'
import { startTexts, textsLoaded } from '#kernel/web/texts/load-texts.ts'
import { WordsProvider, type WordsContext } from '#kernel/web/texts/use-text.tsx'

const documentFacts = (): DocumentFacts => {
  const html = document.documentElement
  return {
    language: html.lang as Language,
    theme: html.dataset['theme'] as Theme,
    brand: html.dataset['brand'] ?? '',
    build: html.dataset['build'] ?? '',
    for_machines: null,
    logo_width: Number(html.dataset['logo']),
    audience: html.dataset['audience'] as Audience,
  }
}

/**
 * Development only: the router would remove its initial styles by re-rendering the whole page, and parts that are still loading
 * would disappear meanwhile. Vite's own styles are loaded by now, so the initial ones are removed before the router looks.
 */
const dropFirstStyles = (): void => {
  const router = (window as { __reactRouterContext?: { criticalCss?: unknown } }).__reactRouterContext
  if (router) delete router.criticalCss
  for (const link of document.querySelectorAll('[data-react-router-critical-css]')) link.remove()
}

type Words = ContextType<typeof WordsContext>

let show: ((words: Words) => void) | undefined

/** Texts that arrive late are inserted without blocking anything. */
const Texts = ({ first, children }: { readonly first: Words; readonly children: ReactNode }) => {
  const [words, setWords] = useState(first)
  useEffect(() => {
    show = setWords
  }, [])
  return <WordsProvider value={words}>{children}</WordsProvider>
}

/** The page's own texts are in the document, so it hydrates without waiting for others. */
const start = (): void => {
  const facts = documentFacts()
  const { language } = facts
  const is_frame = facts.audience === 'player'
  const text = startTexts(language, is_frame, (late) => startTransition(() => show?.({ text: late, language })))
  if (is_frame) textsLoaded().catch(() => undefined)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentProvider value={facts}>
          <Texts first={{ text, language }}>
            <HydratedRouter />
          </Texts>
        </DocumentProvider>
      </StrictMode>,
    )
  })
}

if (import.meta.env.DEV) dropFirstStyles()
start()
