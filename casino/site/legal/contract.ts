/** Data of the page component `legal-facts`: what the terms, the privacy page and the contacts say of this very house. */
export interface LegalFacts {
  readonly company: { readonly name: string; readonly address: string; readonly licence: string | null } | null
  readonly regulator: { readonly name: string; readonly url: string } | null
  readonly minimumAge: number
  /** The cash desk takes test cards alone. */
  readonly isDemo: boolean
  readonly isTaxNumberNeeded: boolean
  readonly isLimitNeeded: boolean
  /** Host of the service that tells people from programs; null where the house does it by itself. */
  readonly captchaHost: string | null
  /** Services by which players may sign in. */
  readonly socialServices: readonly string[]
  /** The day from which these texts hold. */
  readonly since: string
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'legal-facts': LegalFacts
  }
}
