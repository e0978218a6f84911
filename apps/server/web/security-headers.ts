import { createHash } from 'node:crypto'
import type { Config } from '#kernel/config/config.ts'
import type { ServerSlice } from '#kernel/slice.ts'

const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g

/** CSP hashes of a page's inline scripts. The page is cached as bytes, so a nonce would be the same for everybody. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

/** Content-Security-Policy of a page: resources from our own host, our own inline scripts, no framing by others (reliability 14). */
export const contentSecurityPolicy = (config: Config, slices: readonly ServerSlice[], script_sources: readonly string[]): string => {
  const socket = config.centrifugo?.public_url ?? config.public_url.replace(/^http/, 'ws')
  // What is of others only by configuration (CA-001).
  const outside = slices.flatMap((slice) => slice.outside?.(config) ?? [])
  const [scripts, calls, frames] = (['scripts', 'calls', 'frames'] as const).map((use) =>
    outside.flatMap((origins) => (origins[use] ?? []).map((origin) => ` ${origin}`)).join(''),
  )
  return [
    "default-src 'self'",
    `script-src 'self'${scripts} ${script_sources.join(' ')}`.trim(),
    // Style attributes only: React writes measurements into them. Stylesheets must be our own files.
    "style-src 'self'; style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(socket).origin}${calls}`,
    "media-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src 'self'${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(config.secure_cookies ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every response, pages and calls alike. */
export const commonHeaders = (config: Config): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(config.secure_cookies ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})
