import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { requestLanguage } from '#kernel/http/language.ts'

/** The page of last resort: when not even the frame of the site can be rendered (no database, a mistake of ours). */
export const fallbackPage = (house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = requestLanguage(request, house.brand)
  const text = (key: string): string => house.messages.format(language, key, {})
  return reply
    .status(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '10',
      'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'",
    })
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${house.brand.title}</title><body style="font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark">` +
        `<h1>${text('shell.unavailable.heading')}</h1><p>${text('shell.unavailable.text')}</p></body></html>`,
    )
}
