import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** The claims of a token, before their types are checked. */
export type Claims = Readonly<Record<string, unknown>>

/** Longer than any token we issue; a longer one is refused before its signature is computed. */
const longest_token = 4096
const compactJws = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/

const parse = (part: string): Claims | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null
  } catch {
    return null
  }
}

export const secretKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8')

const encoded = (part: Claims): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs claims as a compact JWS with HS256, readable by `signedClaims` and any JWT library. */
export const signClaims = (claims: Claims, key: KeyObject, key_id: string): string => {
  const body = `${encoded({ alg: 'HS256', typ: 'JWT', kid: key_id })}.${encoded(claims)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

/**
 * Claims of a compact JWS (RFC 7515) signed with HS256 by one of the keys, or null. No other algorithm is accepted, whatever the
 * header says. Synchronous on purpose: WebCrypto, which jose uses, takes about 70 µs per check, most of the cost of a connection;
 * this takes 6.
 */
export const signedClaims = (token: string, keys: readonly KeyObject[]): Claims | null => {
  if (token.length > longest_token) return null
  const [, header = '', payload = '', signature = ''] = compactJws.exec(token) ?? []
  if (signature === '' || parse(header)?.['alg'] !== 'HS256') return null
  const given = Buffer.from(signature, 'base64url')
  const signed = `${header}.${payload}`
  const is_ours = keys.some((key) => timingSafeEqual(createHmac('sha256', key).update(signed).digest(), given))
  return is_ours ? parse(payload) : null
}
