import { createContext, type RouterContext } from 'react-router'
import type { Api } from '#kernel/web/api/api.ts'
import type { CompiledText } from '#kernel/web/texts/format-message.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** How a page is to be rendered. `api` asks as a guest: a page is kept and given to many. */
export interface Rendering {
  readonly api: Api
  readonly language: Language
  readonly brand: string
  /** Of the release; the browser compares it with later answers (MD-063). */
  readonly build: string
  readonly theme: Theme
  /** Origin of the site, without a trailing slash. */
  readonly public_url: string
  /** Address of the texts of all pages; `&of=` names whose are wanted. */
  readonly messages_url: string
  /** What pages say, in the page's language. */
  readonly catalogue: Readonly<Record<string, CompiledText>>
  /** Whom it is for: every guest, or every player. Nobody's own data come into either. */
  readonly audience: Audience
  /** Takes the finished document. In the router's response it would be written as UTF-8 and read again. */
  readonly deliver: (page: { readonly html: string; readonly is_in_one_go: boolean }) => void
}

/**
 * Guests get a page with all that it says. Players get its frame, with nothing of anybody in it: what is theirs comes with the start-up
 * call, which the document sends off by itself before its scripts have come (kernel/web/page/early-calls.tsx).
 */
export const audiences = ['guest', 'player'] as const
export type Audience = (typeof audiences)[number]

export const themes = ['dark', 'light', 'system'] as const
export type Theme = (typeof themes)[number]

const shelf = globalThis as { [key: symbol]: RouterContext<Rendering> | undefined }
const place = Symbol.for('openhouse.rendering')

/**
 * Carries the rendering to loaders and to the entry of the server. The server runs this file, the built routes hold a copy
 * of it, and in development Vite loads another: the token stands in one place, because two of them would not know each other.
 */
export const renderingContext: RouterContext<Rendering> = (shelf[place] ??= createContext<Rendering>())
