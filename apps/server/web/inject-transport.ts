import type { FastifyInstance } from 'fastify'
import type { Transport } from '#kernel/web/api/transport.ts'

/** Calls the site's own endpoints in-process, as a guest without cookies, because rendered pages are cached and sent to many. */
export const injectTransport =
  (app: FastifyInstance): Transport =>
  async ({ method, url, headers, body }) => {
    const response = await app.inject({ method, url, headers: { ...headers }, ...(body === undefined ? {} : { payload: body }) })
    const retry_after_s = Number(response.headers['retry-after'] ?? Number.NaN)
    return { status: response.statusCode, body: response.json(), retry_after_s: Number.isFinite(retry_after_s) ? retry_after_s : undefined }
  }
