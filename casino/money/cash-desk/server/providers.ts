import type { House } from '#kernel/house.ts'
import type { PayingOut, PaymentMethod, PaymentProvider, PayoutMethod } from './provider.ts'
import { sandbox } from './sandbox/adapter.ts'

/** Every provider that the house can work with. A new one is a line here. */
const providers: readonly PaymentProvider[] = [sandbox]

export const providerByName = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name)

export interface OfferedMethod {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
}

const offered = (house: House): readonly PaymentProvider[] => providers.filter((provider) => provider.isOffered(house))

/** What a player of this house may pay with. */
export const offeredMethods = (house: House): readonly OfferedMethod[] =>
  offered(house).flatMap((provider) => provider.methods.map((method) => ({ method, provider })))

export interface OfferedPayoutMethod {
  readonly method: PayoutMethod
  readonly provider: PaymentProvider
  readonly payingOut: PayingOut
}

/** How a player of this house may be paid. */
export const offeredPayoutMethods = (house: House): readonly OfferedPayoutMethod[] =>
  offered(house).flatMap((provider) => {
    const { payingOut } = provider
    return payingOut ? payingOut.methods.map((method) => ({ method, provider, payingOut })) : []
  })
