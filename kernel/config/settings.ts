import type { Environment } from '#kernel/config/environment.ts'

/** What settings of slices may depend on. */
export interface KnownSettings {
  readonly production: boolean
  readonly demo: boolean
  /** Public origin of the site, without a trailing slash. */
  readonly public_url: string
}

/**
 * Settings that one slice alone has, from its own environment variables. A slice lists them in its manifest, so that their mistakes are
 * named at the start together with all others, and reads them with `house.config.of(stripeSettings)`.
 */
export interface Settings<T> {
  /** Adds to `mistakes`, in plain English, whatever is wrong; what it then returns is not used. */
  readonly read: (env: Environment, known: KnownSettings, mistakes: string[]) => T
}

export const defineSettings = <T>(read: Settings<T>['read']): Settings<T> => ({ read })
