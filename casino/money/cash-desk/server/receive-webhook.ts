import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logOf } from '#kernel/http/request-log.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { type Applied, messageReaders } from '../extensions.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyMessage } from './apply-message.ts'
import { applyRefund } from './apply-refund.ts'
import type { ProviderMessage } from './provider.ts'
import { keepTransfer } from './unmatched-transfers.ts'
import { providerByName } from './providers.ts'

/** Provider messages are small. */
const most_bytes = 16 * 1024

const hear = async (house: House, provider: string, message: ProviderMessage): Promise<Applied> => {
  if (message.about === 'payment') return applyMessage(house, provider, message)
  if (message.about === 'dispute') return applyDispute(house, provider, message)
  if (message.about === 'transfer') return keepTransfer(house, provider, message)
  if (message.about === 'refund') return applyRefund(house, provider, message)
  const reader = contributionsTo(house.slices, messageReaders).find(({ about }) => about === message.about)
  return reader ? reader.apply(house, provider, message) : 'payment-unknown'
}

/** What is logged of a message: ids only. */
const aboutOf = (provider: string, message: ProviderMessage) => ({
  provider,
  message_id: message.message_id,
  ...('payment_id' in message && { payment_id: String(message.payment_id) }),
  ...('refund_id' in message && { refund_id: String(message.refund_id) }),
  ...('payout_id' in message && { payout_id: String(message.payout_id) }),
})

const receive = async (house: House, request: FastifyRequest<{ Params: { provider: string } }>): Promise<object> => {
  const provider = providerByName(request.params.provider)
  if (!provider) return refuse('payment-unknown', {}, 404)
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const message = await provider.readWebhook(house, request.headers, raw)
  if (message === null) return { success: true, outcome: 'nothing-new' }
  const about = aboutOf(provider.name, message)
  const outcome = await hear(house, provider.name, message).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'webhook-message-reused')
      logOf(house, request).error(
        about,
        'a provider says something else by a message that it sent before: nothing moved, somebody must look',
      )
    throw error
  })
  if (outcome === 'payment-unknown') {
    logOf(house, request).error(about, 'a provider speaks of a payment that the house does not know')
    return refuse('payment-unknown', {}, 404)
  }
  if (outcome === 'amount-differs') {
    logOf(house, request).error(about, 'a provider speaks of another amount than the order: nothing was credited, somebody must look')
    return refuse('webhook-amount-differs', {}, 422)
  }
  if (outcome === 'contradicts')
    logOf(house, request).error(about, 'a provider speaks against what it settled before: nothing moved, somebody must look')
  return { success: true, outcome }
}

/**
 * Receives webhooks of payment providers. The body stays raw, because the signature covers the bytes. Providers repeat whatever is
 * not answered with 200.
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
