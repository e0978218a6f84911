import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { PayingOut, PaymentMethod, PaymentProvider, PayoutMethod } from './provider.ts'
import { sandbox } from './sandbox/adapter.ts'
import { stripe } from './stripe/adapter.ts'

/** Every provider that the house can work with. A new one is a line here. */
const providers: readonly PaymentProvider[] = [sandbox, stripe]

export const providerByName = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name)

export interface OfferedMethod {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
  /** More of its payments fail than succeed: it stands last, also for who paid by it before. */
  readonly is_failing?: boolean
}

/** Providers of this house that say what became of a payment when they are asked. */
export const providersThatAnswer = (house: House) =>
  offered(house).flatMap(({ name, askPayment }) => (askPayment ? [{ name, askPayment }] : []))

const offered = (house: House): readonly PaymentProvider[] => providers.filter((provider) => provider.isOffered(house))

/** What a player of this house may pay with. */
export const offeredMethods = (house: House): readonly OfferedMethod[] =>
  offered(house).flatMap((provider) => provider.methods.map((method) => ({ method, provider })))

/** WA-011: those of the methods that can be paid by in a currency. */
export const takingIn = (methods: readonly OfferedMethod[], currency: Currency): readonly OfferedMethod[] =>
  methods.filter(({ method }) => method.currencies === undefined || method.currencies.includes(currency))

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
