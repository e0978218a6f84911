import { invitation, type PageComponents, type PageDeclaration } from '#kernel/slice.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { openDesk } from './open-desk.ts'
import { statusOf } from './payment-status.ts'
import { offeredMethods } from './providers.ts'
import { paymentOfPlayer } from './store.ts'

const desk_words = {
  title: { uk: 'Поповнення рахунку — {brand}', ru: 'Пополнение счёта — {brand}', en: 'Deposit — {brand}' },
  description: {
    uk: 'Поповніть рахунок за два дотики. Статус платежу видно одразу, без оновлення сторінки.',
    ru: 'Пополните счёт в два касания. Статус платежа виден сразу, без обновления страницы.',
    en: 'Top up your balance in two taps. The payment’s status shows at once, without a reload.',
  },
}

/** RT-007, RT-008, the buttons of wallets for a frame (RT-075, RT-076), and the page to which a provider sends the browser back. */
export const pages: readonly PageDeclaration[] = [
  { name: 'cash-deposit', path: '/cash/deposit/', ...desk_words, components: [{ type: 'cash-desk', essential: true }] },
  { name: 'cash-bonus', path: '/cash/bonus/:id/', ...desk_words, components: [{ type: 'cash-desk', essential: true }] },
  {
    name: 'cash-iframe',
    path: '/cash-iframe/',
    title: { uk: '{brand}', ru: '{brand}', en: '{brand}' },
    description: { uk: '', ru: '', en: '' },
    components: [],
  },
  ...(['google-pay', 'apple-pay'] as const).map((wallet) => ({
    name: `${wallet}-button`,
    path: `/fiserv/${wallet}-button/`,
    title: { uk: '{brand}', ru: '{brand}', en: '{brand}' },
    description: { uk: '', ru: '', en: '' },
    components: [],
  })),
  {
    name: 'cash-payment',
    path: '/cash/payment/:id/',
    who: 'player',
    title: { uk: 'Платіж — {brand}', ru: 'Платёж — {brand}', en: 'Payment — {brand}' },
    description: { uk: 'Стан вашого платежу.', ru: 'Состояние вашего платежа.', en: 'The state of your payment.' },
    components: [{ type: 'cash-payment', essential: true }, { type: 'payout-needs' }],
  },
]

const idOf = (text: string | undefined): bigint | null => (text !== undefined && /^[0-9]{1,15}$/.test(text) ? BigInt(text) : null)

export const components: PageComponents = {
  'cash-desk': async ({ house, visitor, language, params }) => {
    const asked = params['id']
    const bonus_id = idOf(asked)
    // /cash/bonus/{id}/ with anything but a number is no page.
    if (asked !== undefined && bonus_id === null) throw new Refusal('not-found', {}, 404)
    const opened = await openDesk(house, { player_id: visitor.player_id, language, bonus_id: Number(bonus_id ?? 0) })
    return { isGuest: visitor.player_id === null, ...opened }
  },
  'cash-widget': invitation(async ({ house }) => (offeredMethods(house).length === 0 ? null : {})),
  // The page only shows what is known: whatever its address says, it never moves a payment.
  'cash-payment': async ({ house, visitor, params }) => {
    const id = idOf(params['id'])
    const payment = visitor.player_id !== null && id !== null ? await paymentOfPlayer(house.db, visitor.player_id, id) : undefined
    return statusOf(house, payment ?? refuse('payment-unknown', {}, 404))
  },
}
