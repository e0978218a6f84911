import { expect, test } from 'vitest'
import type { WalletOrder } from '../../wallet-contract.ts'
import { type AppleSessionType, buttonAddress, canPay, hasApplePay, payByWallet, type WalletBrowser } from './wallet-pay.ts'

const order: WalletOrder = {
  id: '17',
  wallet: 'google-pay',
  amount: 20_050,
  currency: 'UAH',
  exponent: 2,
  countryCode: 'UA',
  gateway: 'example',
  gatewayMerchantId: 'openhouse-ua',
  isTest: true,
}

/** A browser that has Google's wallet, and what it was asked. */
const withGoogle = (token: unknown, can = true) => {
  const asked: unknown[] = []
  class Request {
    constructor(...given: unknown[]) {
      asked.push(...given)
    }
    canMakePayment = () => (can ? Promise.resolve(true) : Promise.reject(new Error('no')))
    show = () =>
      token === null
        ? Promise.reject(new DOMException('closed', 'AbortError'))
        : Promise.resolve({
            details: { paymentMethodData: { tokenizationData: { token } } },
            complete: (said: string) => Promise.resolve(void asked.push(said)),
          })
  }
  return { browser: { PaymentRequest: Request } as unknown as WalletBrowser, asked }
}

const hooks = (is_taken: boolean) => {
  const tokens: string[] = []
  return {
    tokens,
    pay: (token: string) => (tokens.push(token), Promise.resolve(is_taken)),
    appleSession: (url: string) => Promise.resolve(url.includes('apple.com') ? '{"session":1}' : null),
  }
}

test('WA-025: where the browser refuses the request itself, as it does for a site that has not opened the door to Google, nobody can pay by it', async () => {
  class Request {
    constructor() {
      throw new RangeError('refused by the policy')
    }
  }
  expect(await canPay({ PaymentRequest: Request } as unknown as WalletBrowser, order, 'Openhouse')).toBe(false)
})

test('WA-025: the sheet of Google Pay shows the order’s amount and currency, and its token is handed over', async () => {
  const { browser, asked } = withGoogle('sealed')
  expect(await canPay(browser, order, 'Openhouse')).toBe(true)
  asked.length = 0
  const told = hooks(true)
  expect(await payByWallet(browser, order, 'Openhouse', told)).toBe(true)
  expect(asked[0]).toMatchObject([
    {
      supportedMethods: 'https://google.com/pay',
      data: {
        environment: 'TEST',
        allowedPaymentMethods: [{ tokenizationSpecification: { parameters: { gateway: 'example', gatewayMerchantId: 'openhouse-ua' } } }],
        transactionInfo: { countryCode: 'UA', currencyCode: 'UAH', totalPrice: '200.50', totalPriceStatus: 'FINAL' },
      },
    },
  ])
  expect(asked.slice(1)).toEqual([{ total: { label: 'Openhouse', amount: { currency: 'UAH', value: '200.50' } } }, 'success'])
  expect(told.tokens).toEqual(['sealed'])
})

test('WA-025: a sheet that is closed, a token that is none and a provider that refuses pay nothing', async () => {
  const closed = hooks(true)
  expect(await payByWallet(withGoogle(null).browser, order, 'Openhouse', closed)).toBe(false)
  expect(await payByWallet(withGoogle({}).browser, order, 'Openhouse', closed)).toBe(false)
  expect(closed.tokens).toEqual([])
  const { browser, asked } = withGoogle('sealed')
  expect(await payByWallet(browser, order, 'Openhouse', hooks(false))).toBe(false)
  expect(asked.at(-1)).toBe('fail')
})

test('a browser without a wallet is asked nothing', async () => {
  expect(await canPay({}, order, 'Openhouse')).toBe(false)
  expect(await canPay(withGoogle('sealed', false).browser, order, 'Openhouse')).toBe(false)
  expect(await payByWallet({}, order, 'Openhouse', hooks(true))).toBe(false)
})

/** A browser with Apple's wallet that plays its sheet to the end. */
const withApple = (can: boolean | Error, validationURL = 'https://apple-pay-gateway.apple.com/x') => {
  const said: unknown[] = []
  class Session {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static canMakePayments = () => {
      if (can instanceof Error) throw can
      return can
    }
    onvalidatemerchant!: (event: object) => void
    onpaymentauthorized!: (event: object) => void
    constructor(version: number, request: object) {
      said.push(version, request)
    }
    begin = () => this.onvalidatemerchant({ validationURL })
    abort = () => void said.push('aborted')
    completeMerchantValidation = (session: unknown) => {
      said.push(session)
      this.onpaymentauthorized({ payment: { token: { paymentData: 'sealed' } } })
    }
    completePayment = (result: object) => void said.push(result)
  }
  return { browser: { ApplePaySession: Session as unknown as AppleSessionType } satisfies WalletBrowser, said }
}

test('WA-026: Apple Pay is offered only where the browser has a session that can pay', () => {
  expect([{}, withApple(false).browser, withApple(new Error('in a frame')).browser].map(hasApplePay)).toEqual([false, false, false])
  expect(hasApplePay(withApple(true).browser)).toBe(true)
})

test('WA-026: the sheet of Apple Pay is opened by a session, shows the order, and its token is handed over', async () => {
  const { browser, said } = withApple(true)
  const told = hooks(true)
  expect(await payByWallet(browser, { ...order, wallet: 'apple-pay' }, 'Openhouse', told)).toBe(true)
  expect(said).toMatchObject([3, { countryCode: 'UA', currencyCode: 'UAH', total: { amount: '200.50' } }, { session: 1 }, { status: 0 }])
  expect(told.tokens).toEqual(['{"paymentData":"sealed"}'])
})

test('WA-026: without a session the sheet closes, and nothing is paid', async () => {
  const { browser, said } = withApple(true, 'https://elsewhere.example/')
  expect(await payByWallet(browser, { ...order, wallet: 'apple-pay' }, 'Openhouse', hooks(true))).toBe(false)
  expect(said.at(-1)).toBe('aborted')
})

test('RT-075, RT-076: the button’s address says country, currency, amount, id and location', () => {
  const query = { countryCode: 'UA', currencyCode: 'UAH', amount: '200.50', id: '17', location: 'page' }
  expect(buttonAddress('google-pay', query)).toBe(
    '/fiserv/google-pay-button/?countryCode=UA&currencyCode=UAH&amount=200.50&id=17&location=page',
  )
  expect(buttonAddress('apple-pay', query)).toMatch(/^\/fiserv\/apple-pay-button\/\?/)
})
