import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A person with an account at the provider. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
}

/** Falsified claims of the ID token in the next responses. */
export type Lies = Readonly<Record<string, unknown>>

export interface OidcProvider {
  readonly issuer: string
  /** Who is signed in at the provider (null refuses), and falsified claims. Set by tests. */
  readonly state: { person: Person | null; lies: Lies }
  /** Codes that were exchanged for tokens, in order. */
  readonly codes: string[]
  close(): Promise<void>
}

const client = { client_id: 'openhouse', client_secret: 'a secret of the test' }

interface Grant {
  readonly person: Person
  readonly redirect_uri: string
  readonly nonce: string
  readonly challenge: string
}

const sendJson = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  authorization_response_iss_parameter_supported: true,
})

/** An OpenID Connect provider on this machine that consents at once. */
export const openOidcProvider = async (): Promise<OidcProvider> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }] }
  const grants = new Map<string, Grant>()
  const state: OidcProvider['state'] = { person: { sub: 'person-1' }, lies: {} }
  const codes: string[] = []
  let issuer = ''

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const target = new URL(query.get('redirect_uri') ?? '')
    target.searchParams.set('state', query.get('state') ?? '')
    target.searchParams.set('iss', issuer)
    if (state.person) {
      const code = randomUUID()
      grants.set(code, {
        person: state.person,
        redirect_uri: query.get('redirect_uri') ?? '',
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
      })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: target.href }).end()
  }

  const giveTokens = async (form: URLSearchParams, response: ServerResponse): Promise<void> => {
    const code = form.get('code') ?? ''
    codes.push(code)
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.redirect_uri !== form.get('redirect_uri') || grant.challenge !== challenge)
      return sendJson(response, { error: 'invalid_grant' }, 400)
    const { sub, ...known } = grant.person
    const now_s = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: client.client_id, iat: now_s, exp: now_s + 300, nonce: grant.nonce, sub, ...known, ...state.lies }
    const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey)
    sendJson(response, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token })
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, metadataOf(issuer))
    if (url.pathname === '/keys') return sendJson(response, keys)
    if (url.pathname === '/authorize') return authorize(url.searchParams, response)
    if (url.pathname === '/token') return void formOf(request).then((form) => giveTokens(form, response))
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  return { issuer, state, codes, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Configuration of a house with this provider under the name `local`. */
export const settingsFor = ({ issuer }: Pick<OidcProvider, 'issuer'>): { SOCIAL_PROVIDERS: string } => ({
  SOCIAL_PROVIDERS: JSON.stringify([{ name: 'local', title: 'Local', icon: 'key', issuer, ...client }]),
})
