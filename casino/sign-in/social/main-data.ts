import { Type, type Static } from 'typebox'

/** EN-013: the external providers that this player can sign in with. */
export const SocialMainData = Type.Object({
  activeSocialAccounts: Type.Array(Type.String()),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly social: Static<typeof SocialMainData>
  }
}
