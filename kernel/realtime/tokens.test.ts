import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { manualClock } from '#kernel/clock/clock.ts'
import { createTokenVerifier } from '#kernel/realtime/hub/token-verifier.ts'
import { createTokens, sessionMark } from '#kernel/realtime/tokens.ts'

const key = { key_id: '2', secret: 'a secret of more than thirty-two characters' }
const clock = manualClock('2026-11-20T10:00:00.400Z')
const now_s = 1_795_168_800

const partsOf = (token: string): { header: unknown; claims: unknown } => {
  const [header = '', claims = ''] = token.split('.')
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: read(header), claims: read(claims) }
}

test('RTM-001: tokens carry the claims of Centrifugo, signed with its plain text secret', async () => {
  const tokens = createTokens([key], clock)
  const connection = tokens.connection(42n)
  expect(partsOf(connection)).toEqual({
    header: { alg: 'HS256', typ: 'JWT', kid: '2' },
    claims: { sub: '42', iat: now_s, exp: now_s + 900 },
  })
  expect(partsOf(tokens.subscription(42n, 'race:7')).claims).toEqual({ sub: '42', channel: 'race:7', iat: now_s, exp: now_s + 900 })
  expect(partsOf(tokens.connection(42n, 'a session')).claims).toMatchObject({ meta: { session: sessionMark('a session') } })
  expect(tokens.connection(42n, 'a session')).not.toContain('a session')
  expect(partsOf(tokens.connection(null)).claims).toEqual({ sub: '', iat: now_s, exp: now_s + 900 })
  // As a Centrifugo reads it, with a library of its own.
  const read = await jwtVerify(connection, new TextEncoder().encode(key.secret), { currentDate: clock.now(), algorithms: ['HS256'] })
  expect(read.payload).toMatchObject({ sub: '42' })
  const [header, claims, signature] = connection.split('.')
  expect(createHmac('sha256', key.secret).update(`${header}.${claims}`).digest('base64url')).toBe(signature)
})

test('RTM-002: the hub takes them until their time is over, and never one for the other', async () => {
  const later = manualClock('2026-11-20T10:00:00Z')
  const verifier = createTokenVerifier([key], later)
  const tokens = createTokens([key], clock)
  const connection = tokens.connection(42n)
  const subscription = tokens.subscription(42n, 'race:7')
  expect(verifier.connection(connection)).toEqual({
    user: '42',
    expires_at_ms: (now_s + 900) * 1000,
    issued_at_ms: now_s * 1000,
    session: '',
    channels: [],
  })
  expect(verifier.subscription(subscription)).toEqual({ user: '42', channel: 'race:7', expires_at_ms: (now_s + 900) * 1000 })
  expect(verifier.connection(subscription)).toBe('invalid')
  expect(verifier.subscription(connection)).toBe('invalid')
  later.advance(899_000)
  expect(verifier.connection(connection)).toMatchObject({ user: '42' })
  later.advance(1_000)
  expect(verifier.connection(connection)).toBe('expired')
  expect(verifier.subscription(subscription)).toBe('expired')
})

test('RTM-002: another algorithm, a forged payload and a token of the future are refused, whoever signed them', async () => {
  const verifier = createTokenVerifier([key], clock)
  const secret = new TextEncoder().encode(key.secret.padEnd(64, '!'))
  const sign = (alg: string): Promise<string> => new SignJWT({ sub: '42' }).setProtectedHeader({ alg }).sign(secret)
  const padded = createTokenVerifier([{ key_id: 'long', secret: key.secret.padEnd(64, '!') }], clock)
  expect(padded.connection(await sign('HS256'))).toMatchObject({ user: '42' })
  expect(padded.connection(await sign('HS512'))).toBe('invalid')

  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (header: unknown, claims: unknown): string => {
    const body = `${encode(header)}.${encode(claims)}`
    return `${body}.${createHmac('sha256', key.secret).update(body).digest('base64url')}`
  }
  const honest = { alg: 'HS256' }
  expect(verifier.connection(signed(honest, { sub: '42' }))).toMatchObject({ user: '42', expires_at_ms: 0 })
  expect(verifier.connection(signed({ alg: 'none' }, { sub: '42' }))).toBe('invalid')
  expect(verifier.connection(signed(honest, { sub: '42', nbf: now_s + 5 }))).toBe('invalid')
  expect(verifier.connection(signed(honest, { sub: 42 }))).toBe('invalid')
  expect(verifier.connection(signed(honest, { sub: '42', exp: 'never' }))).toBe('invalid')
  expect(verifier.connection(signed(honest, ['42']))).toBe('invalid')
  const [header, , signature] = createTokens([key], clock).connection(42n).split('.')
  expect(verifier.connection(`${header}.${encode({ sub: '43' })}.${signature}`)).toBe('invalid')
})

test('a key list must not be empty', () => {
  expect(() => createTokens([], clock)).toThrow('need a key')
})
