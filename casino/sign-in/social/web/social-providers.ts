import { useAppState } from '#kernel/web/state/app-state.ts'

export interface SocialProvider {
  readonly name: string
  readonly title: string
  readonly icon: string
}

/** The configured providers; none in demo mode. */
export const useSocialProviders = (): readonly SocialProvider[] =>
  (useAppState().config as { readonly socialProviders?: readonly SocialProvider[] }).socialProviders ?? []
