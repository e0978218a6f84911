import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { House } from '#kernel/house.ts'
import { isLocalRequest } from '#kernel/http/is-local-request.ts'
import { storedMessages, type StoredMessage } from '#kernel/outbox/stored-messages.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'

const shown = 50

const style =
  ':root{color-scheme:light dark}body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}' +
  'article{border:1px solid #8886;border-radius:12px;padding:16px;margin:16px 0}h2{margin:0;font-size:18px}' +
  'p{margin:4px 0;opacity:.8}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
} as const

/** Links to our own site are clickable; everything else stays text. */
const withLinks = (house: House, text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) =>
    address.startsWith(escapeHtml(house.config.public_url)) ? `<a href="${address}">${address}</a>` : address,
  )

const article = (house: House, { kind, recipient, subject, body, at }: StoredMessage): string =>
  `<article><h2>${escapeHtml(subject ?? kind)}</h2><p>${escapeHtml(recipient)} · ${kind} · ${at.toISOString()}</p><pre>${withLinks(house, body)}</pre></article>`

/**
 * /outbox/ shows developers the messages that no provider was configured for. Only for requests from this machine, and never in
 * production.
 */
export const mountOutboxPage = (app: FastifyInstance, house: House): void => {
  if (house.config.production) return
  app.get('/outbox/', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound()
    const messages = await storedMessages(house.db, shown)
    const list = messages.map((message) => article(house, message)).join('') || '<p>Nothing was sent yet.</p>'
    return reply
      .headers(headers)
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
          `<meta name="robots" content="noindex"><title>Outbox</title><style>${style}</style></head><body><h1>Outbox</h1>${list}</body></html>`,
      )
  })
}
