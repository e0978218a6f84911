import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { requestLanguage } from '#kernel/http/language.ts'
import { outcomeOf, stepOfCancel, stepsOfCards, stepsOfChallenge } from './cards.ts'
import { page_headers } from './page-html.ts'
import { challengePage, closedPage, isPayable, payPage, unknownPage } from './pages.ts'
import { scenariosOf, stepsOfScenarios } from './scenarios.ts'
import { findPayment, lastTold, type SandboxPayment } from './store.ts'
import { setMerchant, takeStep } from './tell-merchant.ts'

/** A form of this page is a handful of bytes. */
const most_bytes = 1024
const base = '/sandbox-provider/pay/:token/'

type Request = FastifyRequest<{ Params: { token: string } }>

const show = (reply: FastifyReply, status: number, html: string): FastifyReply => reply.status(status).headers(page_headers).send(html)

/** 303: the browser asks for the next page anew, so that a reload repeats nothing. */
const goTo = (reply: FastifyReply, path: string): FastifyReply => reply.headers(page_headers).redirect(path, 303)

const isAsked = (house: House, payment: SandboxPayment): boolean => payment.state === 'challenge' && payment.open_until > house.clock.now()

/** The page of a payment, as it stands now. Its address is unguessable, and is the right to pay. */
const pageOf = async (house: House, payment: SandboxPayment, is_refused = false): Promise<string> => {
  if (isPayable(house, payment)) return payPage(house, payment, is_refused)
  if (isAsked(house, payment)) return challengePage(house, payment)
  return closedPage(house, payment, await lastTold(house.db, payment.token, house.clock.now()))
}

const field = (request: Request, name: string): string => (request.body instanceof URLSearchParams ? (request.body.get(name) ?? '') : '')

/** A transfer is chosen by what becomes of it. */
const transfer = async (house: House, request: Request, reply: FastifyReply, payment: SandboxPayment): Promise<FastifyReply> => {
  const outcome = scenariosOf(payment.method).find((scenario) => scenario === field(request, 'card'))
  if (!outcome) return show(reply, 422, await pageOf(house, payment, true))
  await takeStep(house, payment.token, stepsOfScenarios[outcome], outcome)
  return goTo(reply, payment.return_path)
}

const pay = async (house: House, request: Request, reply: FastifyReply, payment: SandboxPayment): Promise<FastifyReply> => {
  if (payment.method !== 'sandbox-card') return transfer(house, request, reply, payment)
  const outcome = outcomeOf(field(request, 'card'))
  if (!outcome) return show(reply, isPayable(house, payment) ? 422 : 200, await pageOf(house, payment, true))
  const taken = await takeStep(house, payment.token, stepsOfCards[outcome], outcome)
  return goTo(reply, taken && outcome !== 'three-d-secure' ? payment.return_path : `/sandbox-provider/pay/${payment.token}/`)
}

const answerChallenge = async (house: House, request: Request, reply: FastifyReply, payment: SandboxPayment): Promise<FastifyReply> => {
  const answer = field(request, 'answer')
  if (answer !== 'confirm' && answer !== 'refuse') return show(reply, 422, await pageOf(house, payment))
  await takeStep(house, payment.token, stepsOfChallenge[answer])
  return goTo(reply, payment.return_path)
}

const cancel = async (house: House, _request: Request, reply: FastifyReply, payment: SandboxPayment): Promise<FastifyReply> => {
  await takeStep(house, payment.token, stepOfCancel)
  return goTo(reply, payment.return_path)
}

type Handler = (house: House, request: Request, reply: FastifyReply, payment: SandboxPayment) => Promise<FastifyReply>

/**
 * The sandbox's hosted page, outside of the site's shell: choose a test card, answer the bank, go back. It works without
 * scripts, and every press takes effect once.
 */
export const mountHostedPage = async (app: FastifyInstance, house: House): Promise<void> => {
  setMerchant(house, app)
  if (!house.config.demo) return
  const withPayment =
    (handler: Handler) =>
    async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
      const payment = await findPayment(house.db, request.params.token)
      if (!payment) return show(reply, 404, unknownPage(house, requestLanguage(request, house.brand)))
      return handler(house, request, reply, payment)
    }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: most_bytes }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    const hidden = { schema: { hide: true } }
    scope.get(
      base,
      hidden,
      withPayment(async (_house, _request, reply, payment) => show(reply, 200, await pageOf(house, payment))),
    )
    scope.post(base, hidden, withPayment(pay))
    scope.post(`${base}challenge/`, hidden, withPayment(answerChallenge))
    scope.post(`${base}cancel/`, hidden, withPayment(cancel))
  })
}
