import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

export interface SignInWayProps {
  /** The window that it stands in. */
  readonly place: 'login' | 'register'
  /** What that window was opened with. */
  readonly params: Readonly<Record<string, unknown>>
  readonly close: () => void
}

/** Another way in than a password. Its view may show nothing. */
export interface SignInWay {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<SignInWayProps> }>
}

/** What stands under the form of the log-in and registration windows. */
export const signInWays = defineExtension<SignInWay>('sign-in/sessions.ways', { keyOf: ({ name }) => name })

/** A way in that the player can add, or what guards the account. */
export interface SecurityCard {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The cards of the profile's security tab. */
export const securityCards = defineExtension<SecurityCard>('sign-in/sessions.security-cards', { keyOf: ({ name }) => name })
