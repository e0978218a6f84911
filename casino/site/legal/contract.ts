/** Data of the page component `legal-facts`: site-specific facts for the terms, the privacy page and the contacts. */
export interface LegalFacts {
  readonly company: { readonly name: string; readonly address: string; readonly licence: string | null } | null
  readonly regulator: { readonly name: string; readonly url: string } | null
  readonly minimumAge: number
  /** The cash desk only accepts test cards. */
  readonly isDemo: boolean
  readonly isTaxNumberNeeded: boolean
  readonly isLimitNeeded: boolean
  /** Host of the captcha provider; null if the internal captcha is used. */
  readonly captchaHost: string | null
  /** Configured sign-in providers. */
  readonly socialServices: readonly string[]
  /** Hosts of the studios outside whose games are played here. */
  readonly studios: readonly string[]
  /** Hosts of the owner's other sites between which players may move money. */
  readonly projects: readonly string[]
  /** Date from which these texts are effective. */
  readonly since: string
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'legal-facts': LegalFacts
  }
}
