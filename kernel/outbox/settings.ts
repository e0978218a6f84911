import type { Environment } from '#kernel/config/environment.ts'

/** A request to a provider's HTTP API. `{to}`, `{text}` and `{digits}` are filled into URL and body. */
export interface RequestTemplate {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The provider of each kind of message; null stores them in the outbox. */
export interface OutboxSettings {
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly sms: RequestTemplate | null
  readonly flash_call: RequestTemplate | null
}

const methods = ['GET', 'POST', 'PUT'] as const

const smtpOf = (env: Environment, mistakes: string[]): OutboxSettings['smtp'] => {
  const url = env['SMTP_URL'] ?? ''
  if (url === '') return null
  if (!URL.canParse(url) || !['smtp:', 'smtps:'].includes(new URL(url).protocol))
    mistakes.push('SMTP_URL must be an address that starts with smtp:// or smtps://.')
  const from = env['MAIL_FROM'] ?? ''
  if (!/^[^\r\n]*@[^\r\n]+$/.test(from)) mistakes.push('SMTP_URL needs MAIL_FROM, for example Openhouse <hello@example.com>.')
  return { url, from }
}

const headersOf = (text: string, name: string, mistakes: string[]): Record<string, string> => {
  try {
    const headers: unknown = JSON.parse(text)
    if (typeof headers === 'object' && headers !== null && !Array.isArray(headers)) {
      const pairs = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), String(value)])
      return { 'content-type': 'application/json', ...Object.fromEntries(pairs) }
    }
  } catch {
    // Reported below, like JSON of the wrong shape.
  }
  mistakes.push(`${name} must be a JSON object of header names and values.`)
  return {}
}

interface Given {
  readonly name: string
  readonly url: string | undefined
  readonly method: string | undefined
  readonly headers: string | undefined
  readonly body: string | undefined
}

const templateOf = (
  { name, url = '', method: verb, headers, body = '' }: Given,
  needed: string,
  mistakes: string[],
): RequestTemplate | null => {
  if (url === '') return null
  const method = methods.find((known) => known === (verb || 'POST'))
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
    mistakes.push(`${name}_URL must be an address that starts with http:// or https://.`)
  if (!method) mistakes.push(`${name}_METHOD must be one of ${methods.join(', ')}.`)
  const missing = ['{to}', needed].filter((placeholder) => !`${url} ${body}`.includes(placeholder))
  if (missing.length > 0) mistakes.push(`${name}_URL or ${name}_BODY must contain ${missing.join(' and ')}.`)
  return { url, method: method ?? 'POST', headers: headersOf(headers || '{}', `${name}_HEADERS`, mistakes), body }
}

const smsOf = (env: Environment): Given => ({
  name: 'SMS',
  url: env['SMS_URL'],
  method: env['SMS_METHOD'],
  headers: env['SMS_HEADERS'],
  body: env['SMS_BODY'],
})

const flashCallOf = (env: Environment): Given => ({
  name: 'FLASH_CALL',
  url: env['FLASH_CALL_URL'],
  method: env['FLASH_CALL_METHOD'],
  headers: env['FLASH_CALL_HEADERS'],
  body: env['FLASH_CALL_BODY'],
})

/** Reads the providers of email, text messages and calls; appends any problems to `mistakes`. */
export const readOutboxSettings = (env: Environment, mistakes: string[]): OutboxSettings => ({
  smtp: smtpOf(env, mistakes),
  sms: templateOf(smsOf(env), '{text}', mistakes),
  flash_call: templateOf(flashCallOf(env), '{digits}', mistakes),
})
