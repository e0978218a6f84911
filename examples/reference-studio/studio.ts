import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createHouse, type HouseSettings } from './house.ts'
import { createRounds, win_hundredths, type Player, type Side, type Wish } from './rounds.ts'
import { houseReader } from './signed-calls.ts'

export interface StudioSettings extends HouseSettings {
  /** Staging lets an examiner of the house play rounds whose outcome it names. Never in production. */
  readonly is_staging?: boolean
}

const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/launch/': ['game.html', 'text/html; charset=utf-8'],
  '/game.js': ['game.js', 'text/javascript; charset=utf-8'],
  '/game.css': ['game.css', 'text/css; charset=utf-8'],
}

/** What this studio offers, as the house lists it. */
const offered = {
  studio: 'Reference Studio',
  games: [
    {
      game: 'coin',
      kind: 'instant',
      title: { uk: 'Чесна монета', ru: 'Честная монета', en: 'Fair coin' },
      rtp: '98.00',
      hitRate: '50.00',
      maxWin: win_hundredths / 100,
      freeSpinStakes: { UAH: [100, 500, 1_000], USD: [20, 100], EUR: [20, 100] },
    },
  ],
}

const most_bytes = 10_000

const read = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > most_bytes) throw new Error('too large')
  }
  return body
}

const answer = (response: ServerResponse, status: number, content: object): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(content))
}

const wishOf = ({ stake, side, freeSpins }: Record<string, unknown>): Wish | null => {
  if (!Number.isSafeInteger(stake) || Number(stake) < 1 || (side !== 'heads' && side !== 'tails')) return null
  return { stake: Number(stake), side: side as Side, ...(Number.isSafeInteger(freeSpins) && { freeSpins: Number(freeSpins) }) }
}

/** A file of the game, for frames of the house alone; false where there is none of this path. */
const sendFile = async (path: string, house_url: string, response: ServerResponse): Promise<boolean> => {
  const [name, type] = files[path] ?? []
  if (name === undefined) return false
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors ${house_url}`
  response
    .writeHead(200, { 'content-type': type, 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
    .end(await readFile(new URL(name, import.meta.url)))
  return true
}

/** A studio with one game, a fair coin. It keeps no file: what it forgets when it stops, the house asks about and gives back. */
export const createStudio = (settings: StudioSettings): Server => {
  const { key, url, now = () => new Date(), is_staging = false } = settings
  const house = createHouse(settings)
  const rounds = createRounds(house)
  const isOfHouse = houseReader(key, now)
  /** Players by a word that their own page knows. The house's name of the session never leaves this server. */
  const seats = new Map<string, Player & { readonly language: string }>()

  /** Opens a seat by the token of a launch. */
  const open = async (token: unknown) => {
    const opened = await house.call('session', { token })
    if (opened.kind !== 'done') return null
    const { session, currency, exponent, balance, freeSpins, language } = opened.data
    const seat = randomUUID()
    seats.set(seat, { session: String(session), currency: String(currency), language: String(language) })
    return { seat, currency, exponent, balance, freeSpins }
  }

  const gameCalls: Readonly<Record<string, (body: Record<string, unknown>) => Promise<object | null>>> = {
    '/api/open/': ({ token }) => open(token),
    '/api/balance/': async ({ seat }) => {
      const player = seats.get(String(seat))
      const told = player && (await house.call('balance', { session: player.session }))
      return told?.kind === 'done' ? told.data : null
    },
    '/api/play/': async ({ seat, ...wish }) => {
      const [player, wished] = [seats.get(String(seat)), wishOf(wish)]
      return player && wished ? rounds.play(player, wished) : null
    },
  }

  /** The examiner's way to press the button: a launch, a stake, and how the coin falls. */
  const certify = async (body: string): Promise<object> => {
    const { token, stake, outcome } = JSON.parse(body) as { token: string; stake: number; outcome: 'win' | 'lose' }
    const opened = await open(token)
    const player = opened && seats.get(opened.seat)
    if (!player) return { kind: 'refused', error: 'token' }
    return rounds.play(player, { stake, side: 'heads', forced: outcome })
  }

  /** The house's own calls; whoever cannot sign them learns nothing. */
  const ofHouse = async (method: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await read(request)
    if (!isOfHouse(method, path, request.headers, body)) return answer(response, 403, { error: 'signature' })
    const [, round] = /^\/openhouse\/rounds\/([^/]+)\/$/.exec(path) ?? []
    if (method === 'GET' && path === '/openhouse/games/') return answer(response, 200, offered)
    if (method === 'GET' && round !== undefined) return answer(response, 200, rounds.tell(decodeURIComponent(round)))
    if (method === 'POST' && path === '/openhouse/certify/' && is_staging) return answer(response, 200, await certify(body))
    return answer(response, 404, { error: 'unknown' })
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://studio')
    const { method = 'GET' } = request
    if (path.startsWith('/openhouse/')) return ofHouse(method, path, request, response)
    const call = method === 'POST' ? gameCalls[path] : undefined
    if (call) {
      const done = await call(JSON.parse(await read(request)) as Record<string, unknown>)
      return done ? answer(response, 200, done) : answer(response, 403, { error: 'seat' })
    }
    return method === 'GET' && (await sendFile(path, url, response)) ? undefined : answer(response, 404, { error: 'unknown' })
  }

  return createServer((request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else answer(response, 400, { error: 'malformed' })
    })
  })
}
