import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

export interface SignInWayProps {
  /** The window that contains it. */
  readonly place: 'login' | 'register'
  /** The parameters of that window. */
  readonly params: Readonly<Record<string, unknown>>
  readonly close: () => void
}

/** An alternative to signing in with a password. Its view may render nothing. */
export interface SignInWay {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<SignInWayProps> }>
}

/** Alternatives shown below the form in the log-in and registration windows. */
export const signInWays = defineExtension<SignInWay>('sign-in/sessions.ways', { keyOf: ({ name }) => name })

/** A card about a sign-in method or a security setting. */
export interface SecurityCard {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** The cards of the profile's security tab. */
export const securityCards = defineExtension<SecurityCard>('sign-in/sessions.security-cards', { keyOf: ({ name }) => name })
