import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { openOidcProvider, type OidcProvider, settingsFor } from './oidc-provider.ts'

export interface SocialHouse {
  readonly t: TestHouse
  readonly provider: OidcProvider
  /** Moves to another day, with a new person at the provider. Returns their email. */
  nextPerson(): string
  close(): Promise<void>
}

/** A test house with one configured provider. */
export const openSocialHouse = async (options: { readonly pool_size?: number } = {}): Promise<SocialHouse> => {
  const provider = await openOidcProvider()
  const t = await createTestHouse({ env: settingsFor(provider), ...options })
  let people = 0
  return {
    t,
    provider,
    nextPerson: () => {
      t.clock.advance(25 * 3_600_000)
      people += 1
      const email = `person-${people}@example.com`
      provider.state.person = { sub: `person-${people}`, email, email_verified: true }
      provider.state.lies = {}
      provider.codes.length = 0
      return email
    },
    close: async () => {
      await t.close()
      await provider.close()
    },
  }
}
