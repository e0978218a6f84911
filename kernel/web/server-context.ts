import { createContext, type RouterContext } from 'react-router'
import type { Api } from '#kernel/web/api/api.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** Parameters of a page's server rendering. `api` calls as a guest, because the result is cached and sent to many. */
export interface Rendering {
  readonly api: Api
  readonly language: Language
  readonly brand: string
  /** Id of the build; the browser compares it with later responses (MD-063). */
  readonly build: string
  readonly theme: Theme
  /** The site's origin, without a trailing slash. */
  readonly public_url: string
  /** URL of the texts of all pages; `&of=` selects sources. */
  readonly messages_url: string
  /** The page texts, in the page's language. */
  readonly catalogue: Readonly<Record<string, CompiledText>>
  /** Whether it is rendered for all guests or for all players. It contains nobody's own data. */
  readonly audience: Audience
  /** Receives the finished document, to avoid encoding it to a response and decoding it again. */
  readonly deliver: (page: { readonly html: string; readonly is_in_one_go: boolean }) => void
}

/**
 * Guests get a fully rendered page. Players get the same frame document with no personal data; their own data are loaded by calls
 * that the document sends before its scripts have loaded (kernel/web/page/early-calls.tsx).
 */
export const audiences = ['guest', 'player'] as const
export type Audience = (typeof audiences)[number]

export const themes = ['dark', 'light', 'system'] as const
export type Theme = (typeof themes)[number]

const shelf = globalThis as { [key: symbol]: RouterContext<Rendering> | undefined }
const place = Symbol.for('openhouse.rendering')

/**
 * Passes the rendering to loaders and to the server entry. The server runs this file, the built routes contain a copy, and in
 * development Vite loads a third, so the context object is stored globally to be the same for all.
 */
export const renderingContext: RouterContext<Rendering> = (shelf[place] ??= createContext<Rendering>())
