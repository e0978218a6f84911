import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import type { sandboxTexts } from '../../sandbox-texts.ts'
import { testCards } from './cards.ts'
import { documentOf } from './page-html.ts'
import { scenariosOf } from './scenarios.ts'
import type { SandboxPayment } from './store.ts'

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

const scenariosToChoose = (say: Say, { method, order_id }: SandboxPayment): ReturnType<typeof cardsToChoose> => ({
  legend: say('sandbox.scenarios'),
  choices: scenariosOf(method).map((scenario) => ({
    value: scenario,
    title: say(`sandbox.${scenario}`),
    words: say('sandbox.reference', { reference: `OH ${order_id}` }),
  })),
})

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

/** Where nothing can be paid any more. */
export const closedPage = (house: House, payment: SandboxPayment): string => {
  const say = sayIn(house, payment.language)
  return documentOf(
    payment.language,
    house.messages.format(payment.language, 'sandbox.closed.title', {}),
    `<h1>${say('sandbox.closed.title')}</h1><p>${say('sandbox.closed.text')}</p>` +
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
