import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { closedAt } from './closing-store.ts'
import type { OfferedMethod, PayingOut, PaymentProvider, PayoutMethod } from './provider.ts'
import { byHealth } from './provider-health.ts'
import { sandbox } from './sandbox/adapter.ts'
import { stripe } from './stripe/adapter.ts'

/** Every provider that the house can work with. A new one is a line here. */
const providers: readonly PaymentProvider[] = [sandbox, stripe]

export const providerNames = (): readonly string[] => providers.map(({ name }) => name)

export const providerByName = (name: string): PaymentProvider | undefined => providers.find((provider) => provider.name === name)

/** Providers of this house that say what became of a payment when they are asked. */
export const providersThatAnswer = (house: House) =>
  offered(house).flatMap(({ name, askPayment }) => (askPayment ? [{ name, askPayment }] : []))

/** Providers of this house whose pages can be closed before their time. */
export const providersThatClose = (house: House) =>
  offered(house).flatMap(({ name, closePage }) => (closePage ? [{ name, closePage }] : []))

const offered = (house: House): readonly PaymentProvider[] => providers.filter((provider) => provider.isOffered(house))

/** What a player of this house may pay with. */
export const offeredMethods = (house: House): readonly OfferedMethod[] =>
  offered(house).flatMap((provider) => provider.methods.map((method) => ({ method, provider })))

/** The payment methods available now: none while an operator has closed the desk. */
export const openMethods = async (house: House): Promise<readonly OfferedMethod[]> => {
  const methods = offeredMethods(house)
  return methods.length === 0 || (await closedAt(house.db)) !== null ? [] : byHealth(house, methods)
}

/** Whether deposits are accepted now. If not, no money game can be opened (GA-003, WA-033); open games and started payments continue. */
export const isDeskOpen = async (house: House): Promise<boolean> => (await openMethods(house)).length > 0

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
