import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import type { sandboxTexts } from '../../sandbox-texts.ts'
import { payable, testCards } from './cards.ts'
import { documentOf } from './page-html.ts'
import { scenariosOf } from './scenarios.ts'
import type { SandboxPayment } from './store.ts'
import { transferTarget } from './transfer-target.ts'

type Say = (key: keyof typeof sandboxTexts & string, values?: Record<string, unknown>) => string

const sayIn =
  (house: House, language: Language): Say =>
  (key, values = {}) =>
    escapeHtml(house.messages.format(language, key, values))

const amountOf = ({ amount, currency, language }: SandboxPayment): string => amountText(amount, currency, language)

const formOf = (action: string, inside: string): string =>
  `<form method="post" action="${escapeHtml(action)}" autocomplete="off">${inside}</form>`

const cardsToChoose = (say: Say): { legend: string; choices: readonly { value: string; title: string; words: string }[] } => ({
  legend: say('sandbox.cards'),
  choices: testCards.map(({ number, outcome }) => ({ value: number, title: number, words: say(`sandbox.card.${outcome}`) })),
})

const scenariosToChoose = (say: Say, { method }: SandboxPayment): ReturnType<typeof cardsToChoose> => ({
  legend: say('sandbox.scenarios'),
  choices: scenariosOf(method).map((scenario) => ({
    value: scenario,
    title: say(`sandbox.${scenario}`),
    words: say(`sandbox.${scenario}-words`),
  })),
})

/** A value that somebody has to type elsewhere, with a button that copies it. */
const copied = (say: Say, name: string, value: string): string =>
  `<dt>${name}</dt><dd class="copied"><code>${escapeHtml(value)}</code>` +
  `<button class="quiet copy" type="button" hidden data-copy="${escapeHtml(value)}" data-copied="${say('sandbox.copied')}">` +
  `${say('sandbox.copy')}</button></dd>`

/** Where a transfer goes, as its payer's bank or wallet asks for it. */
const targetOf = (house: House, say: Say, payment: SandboxPayment): string => {
  const target = transferTarget(house, payment)
  if (!target) return ''
  const line = (name: string, value: string): string => `<dt>${name}</dt><dd>${value}</dd>`
  const amount = line(say('sandbox.amount'), amountOf(payment))
  if (target.kind === 'bank')
    return `<dl>${copied(say, 'IBAN', target.iban)}${line(say('sandbox.payee'), escapeHtml(target.payee))}${copied(say, say('sandbox.reference'), target.reference)}${amount}</dl>`
  return (
    `<dl>${copied(say, say('sandbox.address'), target.address)}${line(say('sandbox.network'), escapeHtml(target.network))}${amount}` +
    `${line(say('sandbox.confirmations'), say('sandbox.needed', { needed: target.confirmations }))}</dl>` +
    `<p class="honest">${say('sandbox.test-address')}</p>`
  )
}

/** Chooses a card. The first one is chosen already, so that paying is one press. */
export const payPage = (house: House, payment: SandboxPayment, is_refused: boolean): string => {
  const say = sayIn(house, payment.language)
  const amount = amountOf(payment)
  const { legend, choices } = payment.method === 'sandbox-card' ? cardsToChoose(say) : scenariosToChoose(say, payment)
  const cards = choices.map(
    ({ value, title, words }, index) =>
      `<label><input type="radio" name="card" value="${value}"${index === 0 ? ' checked' : ''} required>` +
      `<span><b>${title}</b><small>${words}</small></span></label>`,
  )
  const address = `/sandbox-provider/pay/${payment.token}/`
  return documentOf(
    payment.language,
    house.messages.format(payment.language, 'sandbox.title', {}),
    `<h1>${say('sandbox.heading', { amount })}</h1><p>${say('sandbox.order', { order: payment.order_id, merchant: house.brand.title })}</p>` +
      `<p class="honest">${say('sandbox.honest')}</p>` +
      (payment.state === 'silent' ? `<p class="honest" role="status">${say('sandbox.silent')}</p>` : '') +
      targetOf(house, say, payment) +
      (is_refused ? `<p class="fault" role="alert">${say('sandbox.card-unknown')}</p>` : '') +
      formOf(
        address,
        `<fieldset><legend>${legend}</legend>${cards.join('')}</fieldset>` +
          `<div class="row"><button>${say('sandbox.pay', { amount })}</button></div>`,
      ) +
      formOf(`${address}cancel/`, `<div class="row"><button class="quiet">${say('sandbox.cancel')}</button></div>`),
  )
}

/** The bank's question of 3-D Secure. */
export const challengePage = (house: House, payment: SandboxPayment): string => {
  const say = sayIn(house, payment.language)
  return documentOf(
    payment.language,
    house.messages.format(payment.language, 'sandbox.challenge.title', {}),
    `<h1>${say('sandbox.challenge.title')}</h1><p>${say('sandbox.challenge.text', { amount: amountOf(payment) })}</p>` +
      formOf(
        `/sandbox-provider/pay/${payment.token}/challenge/`,
        `<div class="row"><button name="answer" value="confirm">${say('sandbox.challenge.confirm')}</button>` +
          `<button class="quiet" name="answer" value="refuse">${say('sandbox.challenge.refuse')}</button></div>`,
      ),
  )
}

/** Whether a payment stands where its page lets its payer pay. */
export const isPayable = (house: House, { state, open_until }: SandboxPayment): boolean =>
  payable.some((one) => one === state) && open_until > house.clock.now()

type Told = Readonly<Record<string, unknown>> | undefined

const endings = { declined: 'declined', 'not-authenticated': 'not-authenticated', cancelled: 'cancelled', succeeded: 'closed' } as const

/** What became of a payment that its payer has done all for, by what the sandbox has told of it. */
const stateWords = ({ state, method }: SandboxPayment, told: Told) => {
  if (state in endings) return endings[state as keyof typeof endings]
  if (state !== 'processing') return 'expired'
  if (told?.['event'] === 'payment.completed') return 'closed'
  if (told?.['event'] === 'payment.failed') return 'reorganised'
  if (told?.['event'] === 'transfer.unmatched') return 'unmatched'
  if (method === 'sandbox-card') return 'processing'
  return told ? 'seen' : 'unseen'
}

const progressOf = (house: House, say: Say, payment: SandboxPayment, told: Told): string => {
  const target = transferTarget(house, payment)
  const count = told?.['confirmations']
  if (target?.kind !== 'chain' || typeof count !== 'string') return ''
  const words = say('sandbox.confirmed', { count: Number(count), needed: target.confirmations })
  return `<progress max="${target.confirmations}" value="${escapeHtml(count)}" aria-label="${say('sandbox.confirmations')}"></progress><p>${words}</p>`
}

/** Where nothing can be paid any more: what became of it, and of a transfer that is on its way where it goes and how far it is. */
export const closedPage = (house: House, payment: SandboxPayment, told: Told): string => {
  const say = sayIn(house, payment.language)
  const words = stateWords(payment, told)
  const is_moving = payment.state === 'processing' && words !== 'closed' && words !== 'unmatched'
  return documentOf(
    payment.language,
    house.messages.format(payment.language, 'sandbox.title', {}),
    `<div id="state" aria-live="polite"${is_moving ? ' data-live' : ''}><h1>${say(`sandbox.${words}.title`)}</h1>` +
      `<p>${say(`sandbox.${words}.text`)}</p>${progressOf(house, say, payment, told)}</div>` +
      (is_moving ? targetOf(house, say, payment) : '') +
      `<div class="row"><a class="button" href="${escapeHtml(payment.return_path)}">${say('sandbox.back')}</a></div>`,
  )
}

export const unknownPage = (house: House, language: Language): string => {
  const say = sayIn(house, language)
  return documentOf(
    language,
    house.messages.format(language, 'sandbox.unknown.title', {}),
    `<h1>${say('sandbox.unknown.title')}</h1><p>${say('sandbox.unknown.text')}</p>` +
      `<div class="row"><a class="button" href="/cash/deposit/">${say('sandbox.back')}</a></div>`,
  )
}
