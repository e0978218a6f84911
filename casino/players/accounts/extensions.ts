import type { ComponentType } from 'react'
import { defineExtension } from '#kernel/extensions.ts'

export interface RegistrationOfferProps {
  /** The gift that goes with the registration now, chosen here or brought by a link (AU-012). */
  readonly gift: string | null
  readonly choose: (gift: string | null) => void
}

/** Something that may be chosen while registering: what is chosen goes with the registration as its gift. Its view may show nothing. */
export interface RegistrationOffer {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<RegistrationOfferProps> }>
}

export const registrationOffers = defineExtension<RegistrationOffer>('players/accounts.registration-offers', { keyOf: ({ name }) => name })
