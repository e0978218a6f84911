import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logOf } from '#kernel/http/request-log.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { applyMessage } from './apply-message.ts'
import { providerByName } from './providers.ts'

/** Messages of providers are small. */
const most_bytes = 16 * 1024

const receive = async (house: House, request: FastifyRequest<{ Params: { provider: string } }>): Promise<object> => {
  const provider = providerByName(request.params.provider)
  if (!provider) return refuse('payment-unknown', {}, 404)
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const message = provider.readWebhook(house, request.headers, raw)
  const outcome = await applyMessage(house, provider.name, message)
  const about = { provider: provider.name, payment_id: String(message.payment_id), message_id: message.message_id }
  if (outcome === 'payment-unknown') {
    logOf(house, request).error(about, 'a provider speaks of a payment that the house does not know')
    return refuse('payment-unknown', {}, 404)
  }
  if (outcome === 'amount-differs') {
    logOf(house, request).error(about, 'a provider speaks of another amount than the order: nothing was credited, somebody must look')
    return refuse('webhook-amount-differs', {}, 422)
  }
  return { success: true, outcome }
}

/**
 * Takes the messages of payment providers. The body stays raw bytes, since the signature is over those. Whatever is not
 * answered with 200 a provider sends again.
 */
export const mountWebhooks = async (app: FastifyInstance, house: House): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: most_bytes }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/payments/:provider/', { schema: { hide: true } }, (request: FastifyRequest<{ Params: { provider: string } }>) =>
      receive(house, request),
    )
  })
}
