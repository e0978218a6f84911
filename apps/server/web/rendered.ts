import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from '#apps/server/web/encoding.ts'

/** A rendered page as it is sent. */
export interface PageBytes {
  readonly status: number
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
  readonly headers: Readonly<Record<string, string>>
  readonly location: string | undefined
}

export const sendPage = (page: PageBytes, encoding: Encoding, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  // Whoever waited too long has been told so already (kernel/http/answer-in-time.ts).
  if (reply.sent) return reply
  reply.headers(page.headers)
  if (page.location !== undefined) return reply.status(page.status).header('location', page.location).send()
  const etag = page.headers['etag']
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.status(304).send()
  const sent = page.bodies[encoding] ? encoding : 'identity'
  if (sent !== 'identity') reply.header('content-encoding', sent)
  return reply.status(page.status).send(page.bodies[sent])
}
