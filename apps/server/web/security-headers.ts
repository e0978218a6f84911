import { createHash } from 'node:crypto'
import type { Config } from '#kernel/config/config.ts'

const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g

/** CSP sources of the inline scripts of a page that is kept as bytes: a nonce there would be the same for everybody. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

/** The policy of a page: everything from our own host, scripts that we wrote, no frames around us (reliability 14). */
export const contentSecurityPolicy = (config: Config, script_sources: readonly string[]): string => {
  const socket = config.centrifugo?.public_url ?? config.public_url.replace(/^http/, 'ws')
  // Of others' code only that of a captcha which the operator has configured (CA-001).
  const captcha = (config.captcha.provider?.origins ?? []).map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self'${captcha} ${script_sources.join(' ')}`.trim(),
    // Attributes alone: React writes measures into them. A stylesheet still has to be a file of ours.
    "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(socket).origin}${captcha}`,
    "media-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src 'self'${captcha}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(config.secure_cookies ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What every answer carries, pages and calls alike. */
export const commonHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(config.secure_cookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
