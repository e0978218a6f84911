import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

/** A section of /profile/. */
export interface ProfileTab {
  /** Order from the left: 10, 20 ... */
  readonly position: number
  /** Value of `?tab=`. */
  readonly name: string
  /** Key of the tab's text. */
  readonly title: string
  /** Sections with the same group share one tab; without a group a section has its own tab. */
  readonly group?: 'personal' | 'history'
  /** Component type that the tab depends on: without it in use there is no tab. */
  readonly component?: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The sections of the player's own profile page. */
export const profileTabs = defineExtension<ProfileTab>('players/profile.tabs', {
  keyOf: ({ name }) => name,
  faultOf: ({ position }) => (Number.isInteger(position) && position > 0 ? undefined : 'its position is a whole number above 0'),
})
