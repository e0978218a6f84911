import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transport } from '#kernel/web/api/transport.ts'

/** Calls the site's own endpoints inside the process, as the visitor whose page is rendered; as a guest without one. */
export const injectTransport =
  (app: FastifyInstance, visitor: FastifyRequest | null): Transport =>
  async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(visitor?.headers.cookie ? { cookie: visitor.headers.cookie } : {}),
        ...(visitor?.headers['user-agent'] ? { 'user-agent': visitor.headers['user-agent'] } : {}),
      },
      ...(visitor ? { remoteAddress: visitor.ip } : {}),
      ...(body === undefined ? {} : { payload: body }),
    })
    const retry_after_s = Number(response.headers['retry-after'] ?? Number.NaN)
    return { status: response.statusCode, body: response.json(), retry_after_s: Number.isFinite(retry_after_s) ? retry_after_s : undefined }
  }
