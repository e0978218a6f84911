import type { House } from '#kernel/house.ts'
import type { PaymentMethod, PaymentProvider } from './provider.ts'
import { sandbox } from './sandbox/adapter.ts'

/** Every provider that the house can work with. A new one is a line here. */
const providers: readonly PaymentProvider[] = [sandbox]

export const providerByName = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name)

export interface OfferedMethod {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
}

/** What a player of this house may pay with. */
export const offeredMethods = (house: House): readonly OfferedMethod[] =>
  providers.filter((provider) => provider.isOffered(house)).flatMap((provider) => provider.methods.map((method) => ({ method, provider })))
