import { minorToDecimal } from '#kernel/money/currency.ts'
import type { Wallet } from '../../rules.ts'
import type { WalletOrder } from '../../wallet-contract.ts'

/** What of a browser the wallets need, so that a test can be one. */
export interface WalletBrowser {
  readonly PaymentRequest?: typeof PaymentRequest
  readonly ApplePaySession?: AppleSessionType
}

interface AppleSessionEvents {
  onvalidatemerchant: (event: { readonly validationURL: string }) => void
  onpaymentauthorized: (event: { readonly payment: { readonly token: unknown } }) => void
  oncancel: () => void
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { readonly status: number }): void
}

/** Safari's own type: no standard library has it. */
export interface AppleSessionType {
  new (version: number, request: object): AppleSessionEvents
  canMakePayments(): boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

const networks = { 'google-pay': ['MASTERCARD', 'VISA'], 'apple-pay': ['masterCard', 'visa'] } as const

const totalOf = ({ amount, exponent }: WalletOrder): string => minorToDecimal(amount, exponent)

/** Google Pay by the browser's own Payment Request: no script of Google's stands in the page. */
const googleRequest = (Request: typeof PaymentRequest, order: WalletOrder, label: string): PaymentRequest => {
  const { currency, countryCode, gateway, gatewayMerchantId, isTest } = order
  const total = totalOf(order)
  const data = {
    environment: isTest ? 'TEST' : 'PRODUCTION',
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: networks['google-pay'] },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
    transactionInfo: { countryCode, currencyCode: currency, totalPriceStatus: 'FINAL', totalPrice: total },
  }
  return new Request([{ supportedMethods: 'https://google.com/pay', data }], { total: { label, amount: { currency, value: total } } })
}

/** WA-026: Apple Pay is there where the browser has a session that can pay. */
export const hasApplePay = ({ ApplePaySession }: WalletBrowser): boolean => {
  try {
    return ApplePaySession?.canMakePayments() === true
  } catch {
    // In a frame of another origin Safari throws.
    return false
  }
}

/** Can this browser pay the order by its wallet? */
export const canPay = async (browser: WalletBrowser, order: WalletOrder, label: string): Promise<boolean> => {
  if (order.wallet === 'apple-pay') return hasApplePay(browser)
  if (!browser.PaymentRequest) return false
  try {
    return await googleRequest(browser.PaymentRequest, order, label).canMakePayment()
  } catch {
    // Where the site's policy does not name Google, the request itself is refused.
    return false
  }
}

/** What the page around the button does for a wallet. */
export interface WalletHooks {
  /** Hands over the token; true once the provider has taken it. */
  readonly pay: (token: string) => Promise<boolean>
  /** A session of Apple's for the address that the sheet named; null where there is none. */
  readonly appleSession: (validation_url: string) => Promise<string | null>
}

const payByGoogle = async (Request: typeof PaymentRequest, order: WalletOrder, label: string, { pay }: WalletHooks): Promise<boolean> => {
  const response = await googleRequest(Request, order, label)
    .show()
    // Whoever closes the sheet has paid nothing.
    .catch(() => null)
  if (!response) return false
  const { paymentMethodData } = response.details as { paymentMethodData?: { tokenizationData?: { token?: unknown } } }
  const token = paymentMethodData?.tokenizationData?.token
  const is_paid = typeof token === 'string' && (await pay(token))
  await response.complete(is_paid ? 'success' : 'fail')
  return is_paid
}

const payByApple = (Session: AppleSessionType, order: WalletOrder, label: string, hooks: WalletHooks): Promise<boolean> =>
  new Promise((resolve) => {
    const session = new Session(3, {
      countryCode: order.countryCode,
      currencyCode: order.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: networks['apple-pay'],
      total: { label, amount: totalOf(order) },
    })
    session.oncancel = () => resolve(false)
    const validate = async (validation_url: string): Promise<void> => {
      const told = await hooks.appleSession(validation_url)
      if (told !== null) return session.completeMerchantValidation(JSON.parse(told))
      session.abort()
      resolve(false)
    }
    const pay = async (token: unknown): Promise<void> => {
      const is_paid = await hooks.pay(JSON.stringify(token))
      session.completePayment({ status: is_paid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE })
      resolve(is_paid)
    }
    session.onvalidatemerchant = ({ validationURL }) => void validate(validationURL)
    session.onpaymentauthorized = ({ payment }) => void pay(payment.token)
    session.begin()
  })

/** Opens the wallet's own sheet. To be called by the press itself: browsers open no sheet for anything else. True once it is paid. */
export const payByWallet = async (browser: WalletBrowser, order: WalletOrder, label: string, hooks: WalletHooks): Promise<boolean> => {
  if (order.wallet === 'apple-pay') return browser.ApplePaySession ? payByApple(browser.ApplePaySession, order, label, hooks) : false
  return browser.PaymentRequest ? payByGoogle(browser.PaymentRequest, order, label, hooks) : false
}

/** The page of a wallet's button, with what its address says (RT-075, RT-076). What is paid is the order's. */
export const buttonAddress = (
  wallet: Wallet,
  query: Readonly<Record<'countryCode' | 'currencyCode' | 'amount' | 'id' | 'location', string>>,
): string => `/fiserv/${wallet}-button/?${new URLSearchParams(query)}`
