import { Type, type Static } from 'typebox'

/** EN-013: by which other services this player can sign in. */
export const SocialMainData = Type.Object({
  activeSocialAccounts: Type.Array(Type.String()),
})

declare module '#kernel/contract/main-data.ts' {
  interface MainDataParts {
    readonly social: Static<typeof SocialMainData>
  }
}
