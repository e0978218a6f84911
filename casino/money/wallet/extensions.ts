import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** What games are called in a language, by slug; undefined for what is no game of the one who names them. */
export interface GameTitles {
  /** Who names them: the slice, or a provider. */
  readonly source: string
  readonly read: (house: House, language: Language) => Promise<(slug: string) => string | undefined>
}

/** Names for games that the history of money knows by their slugs alone. */
export const gameTitles = defineExtension<GameTitles>('money/wallet.game-titles', { keyOf: ({ source }) => source })
