import type { Carrier, FlashCall, TextMessage } from '#kernel/outbox/message.ts'
import type { RequestTemplate } from '#kernel/outbox/settings.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'

/** A provider that has not responded by then is considered down. */
const timeout_ms = 10_000

type Encode = (value: string) => string

const asJson: Encode = (value) => JSON.stringify(value).slice(1, -1)

/** Escapes a value for a body of this content type, so that a text cannot break out of its place. */
const encodingOf = (content_type: string): Encode => {
  if (content_type.includes('json')) return asJson
  if (content_type.includes('x-www-form-urlencoded')) return encodeURIComponent
  return content_type.includes('xml') ? escapeHtml : (value) => value
}

const fill = (template: string, values: Readonly<Record<string, string>>, encode: Encode): string =>
  template.replaceAll(/\{(to|text|digits)\}/g, (_, name: string) => encode(values[name] ?? ''))

/** Sends through the HTTP API that the template describes. A 2xx response means accepted. */
export const httpCarrier =
  (template: RequestTemplate): Carrier<TextMessage | FlashCall> =>
  async (message) => {
    const values = {
      to: message.to,
      text: message.kind === 'text' ? message.text : '',
      digits: message.kind === 'flash-call' ? message.digits : '',
    }
    const response = await fetch(fill(template.url, values, encodeURIComponent), {
      method: template.method,
      headers: template.headers,
      ...(template.method === 'GET' ? {} : { body: fill(template.body, values, encodingOf(template.headers['content-type'] ?? '')) }),
      // A redirect would send the number and the code to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the provider of ${message.kind} answered ${response.status}`)
  }
