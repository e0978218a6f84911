import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

export interface TopBarWidget {
  readonly name: string
  readonly who: 'anyone' | 'player'
  /** Classes of the placeholder that reserves its space until it has loaded, to avoid layout shifts. */
  readonly place: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Widgets in the top bar next to the balance, such as the session clock. They load after the first screen. */
export const topBarWidgets = defineExtension<TopBarWidget>('shell.top-bar', { keyOf: ({ name }) => name })

export interface PageStrip {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Banners above every page for players who may not play. Rendered with the document; not loaded for anyone else. */
export const playClosedStrips = defineExtension<PageStrip>('shell.play-closed-strips', { keyOf: ({ name }) => name })
