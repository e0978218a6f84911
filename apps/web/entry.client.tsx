import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#kernel/i18n/texts.ts'
import { DocumentProvider, type DocumentFacts } from '#kernel/web/document.tsx'
import type { Audience, Theme } from '#kernel/web/server-context.ts'
import { createTranslate } from '#kernel/web/texts/create-translate.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'

const documentFacts = (): DocumentFacts => {
  const html = document.documentElement
  return {
    language: html.lang as Language,
    theme: html.dataset['theme'] as Theme,
    brand: html.dataset['brand'] ?? '',
    build: html.dataset['build'] ?? '',
    messages_url: document.querySelector<HTMLLinkElement>('link[data-messages]')?.getAttribute('href') ?? '',
    for_machines: null,
    logo_width: Number(html.dataset['logo']),
    audience: html.dataset['audience'] as Audience,
  }
}

/**
 * Development only: the router would take its first styles away by rendering the whole page anew, and whatever part is still
 * on its way would vanish until it comes. Vite's own styles stand by now, so they go before the router looks.
 */
const dropFirstStyles = (): void => {
  const router = (window as { __reactRouterContext?: { criticalCss?: unknown } }).__reactRouterContext
  if (router) delete router.criticalCss
  for (const link of document.querySelectorAll('[data-react-router-critical-css]')) link.remove()
}

/** The texts are preloaded beside the scripts; without them the page stays readable and only does not come alive. */
const start = async (): Promise<void> => {
  const facts = documentFacts()
  const response = await fetch(facts.messages_url, { credentials: 'same-origin' })
  const { data } = (await response.json()) as { data: Record<string, CompiledText> }
  const text = createTranslate(facts.language, data)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentProvider value={facts}>
          <WordsProvider value={{ text, language: facts.language }}>
            <HydratedRouter />
          </WordsProvider>
        </DocumentProvider>
      </StrictMode>,
    )
  })
}

if (import.meta.env.DEV) dropFirstStyles()
void start()
