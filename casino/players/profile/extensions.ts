import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

/** A section of /profile/. */
export interface ProfileTab {
  /** Where it stands: 10, 20 ... from the left. */
  readonly position: number
  /** Value of `?tab=`. */
  readonly name: string
  /** Key of the tab's text. */
  readonly title: string
  /** Sections that belong together stand under one tab; without a group a section is a tab of its own. */
  readonly group?: 'personal' | 'history'
  /** The tab goes with this kind of component: without it in use there is none. */
  readonly component?: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The sections of the player's own page. */
export const profileTabs = defineExtension<ProfileTab>('players/profile.tabs', {
  keyOf: ({ name }) => name,
  faultOf: ({ position }) => (Number.isInteger(position) && position > 0 ? undefined : 'its position is a whole number above 0'),
})
