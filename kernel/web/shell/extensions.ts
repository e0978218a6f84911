import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

export interface TopBarWidget {
  readonly name: string
  readonly who: 'anyone' | 'player'
  /** Classes of the place that is kept for it until it comes, so that nothing beside it moves. */
  readonly place: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Small things that stand in the top bar beside the balance, such as the session clock. They load after the first screen. */
export const topBarWidgets = defineExtension<TopBarWidget>('shell.top-bar', { keyOf: ({ name }) => name })

export interface PageStrip {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** What stands above every page for whoever may not play. It comes with the document, and nobody else loads it. */
export const playClosedStrips = defineExtension<PageStrip>('shell.play-closed-strips', { keyOf: ({ name }) => name })
