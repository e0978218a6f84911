import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { freePort } from '#apps/testing/free-port.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { signatureOf } from '#kernel/http/signed-calls.ts'
import { launchProviderGame, type OfferedGames, type ToldRound } from '../contract.ts'

export const keys = { acme: 'ab'.repeat(32), other: 'cd'.repeat(32) } as const

const offered: OfferedGames = {
  studio: 'Acme',
  games: [
    {
      game: 'coin',
      kind: 'instant',
      title: { uk: 'Монета', ru: 'Монета', en: 'Coin' },
      rtp: '98.00',
      maxWin: 1.96,
      freeSpinStakes: { UAH: [100] },
    },
    { game: 'dice', kind: 'table', title: { uk: 'Кості', ru: 'Кости', en: 'Dice' }, rtp: '97.30', maxWin: 35 },
  ],
}

export interface StudioHouse {
  readonly t: TestHouse
  /** What the studio says of its rounds when the house asks; `silent` answers nothing. */
  readonly told: Map<string, ToldRound>
  /** Does the studio answer at all? One that hangs takes the question and says nothing; the other one hangs never. */
  readonly studio: { is_silent: boolean; is_hanging: boolean }
  /** The rounds that `acme` was asked about. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/** A house with two studios, of which one, `acme`, answers from this process. */
export const studioHouse = async (env: Readonly<Record<string, string>> = {}): Promise<StudioHouse> => {
  const port = await freePort()
  const told = new Map<string, ToldRound>()
  const studio = { is_silent: false, is_hanging: false }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [, of_other, round = ''] = /^(\/other)?\/openhouse\/rounds\/([^/]+)\/$/.exec(request.url ?? '') ?? []
    if (round !== '' && !of_other) asked.push(round)
    if (studio.is_silent) return void response.destroy()
    if (studio.is_hanging && !of_other) return
    const content = request.url === '/openhouse/games/' ? offered : (told.get(round) ?? { round, state: 'unknown', credits: [] })
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  const url = `http://localhost:${port}`
  const providers = `acme:${keys.acme}@${url},other:${keys.other}@${url}/other`
  const t = await createTestHouse({ env: { GAME_PROVIDERS: providers, ...env } })
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    server.close()
  }
  return { t, told, studio, asked, close }
}

interface How {
  readonly provider?: string
  readonly key?: string
  readonly from?: 'provider' | 'house'
  readonly late_s?: number
  readonly nonce?: string
  /** What is sent in the place of what was signed. */
  readonly sent?: object
  readonly path?: string
}

export interface DoorAnswer {
  readonly status: number
  readonly error?: string
  readonly message?: string
  readonly data: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

/** A call of a studio, signed as the document says unless told otherwise. */
export const callDoor = async (t: TestHouse, call: string, content: object, how: How = {}): Promise<DoorAnswer> => {
  const { provider = 'acme', key = keys.acme, from = 'provider', late_s = 0, nonce = randomBytes(18).toString('base64url'), sent } = how
  const path = `/rest/provider/${provider}/${call}/`
  const body = JSON.stringify(content)
  const time = String(Math.floor(t.clock.now().getTime() / 1000) - late_s)
  const signature = signatureOf(key, { from, method: 'POST', path: how.path ?? path, time, nonce, body })
  const response = await t.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'x-time': time, 'x-nonce': nonce, 'x-signature': signature, 'x-language': 'en' },
    payload: sent === undefined ? body : JSON.stringify(sent),
  })
  return { ...(response.json() as DoorAnswer), status: response.statusCode }
}

/** The token of a launch, as the game's document finds it behind the #. */
export const launchToken = async (visitor: TestVisitor, slug = 'by-acme-coin'): Promise<string> => {
  const { body } = await visitor.call(launchProviderGame, { params: { slug } })
  return /#token=(.+)$/.exec(body.data.url)?.[1] ?? ''
}

/** A player who has opened the game: the session that their stakes are taken in. */
export const openSession = async (t: TestHouse, visitor: TestVisitor, slug?: string): Promise<string> => {
  const opened = await callDoor(t, 'session', { token: await launchToken(visitor, slug) })
  return String(opened.data['session'])
}
