import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountWeb } from '#apps/server/web/mount-web.ts'
import { identifyOf } from '#apps/server/identify.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { pagePaths } from '#casino/site/pages/server/api.ts'
import { buildWeb } from '../../../scripts/start/build-web.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'

const is_built = existsSync(new URL('../../../build/server/index.js', import.meta.url))

let house: TestHouse
beforeAll(async () => {
  if (!is_built && !(await buildWeb())) throw new Error('The pages could not be built; what went wrong is above.')
  house = await createTestHouse({ env: { WEB: 'built', PUBLIC_URL: 'http://house.test' } })
  if (!house.app.hasRoute({ method: 'GET', url: '/*' })) await mountWeb(house.app, house.house, identifyOf(house.house.slices))
  await house.app.ready()
}, 300_000)
afterAll(async () => {
  await house?.close()
})

const get = (url: string, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  house.app.inject({ method: 'GET', url, headers, cookies })

const counted = async (name: string): Promise<number> =>
  (await house.house.metrics.counter(name, '').get()).values.reduce((sum, { value }) => sum + value, 0)

const renders = (): Promise<number> => counted('openhouse_page_renders')

describe('pages from the server', () => {
  test('ST-002, RT-017: the home page comes whole, in the brand, theme and language', async () => {
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<html lang="uk" data-brand="ua" data-theme="dark"/)
    expect(body).toContain('Гра, якій можна довіряти')
    expect(body).toContain('<title>')
  })

  test('RT-018, RT-019: /en/ is the same site in English with links that stay in it; /uk/ moves to no prefix', async () => {
    const { body } = await get('/en/')
    expect(body).toContain('<html lang="en"')
    expect(body).toContain('href="/en/responsible-play/"')
    const moved = await get('/uk/bonuses/?tab=sport')
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/bonuses/?tab=sport'])
  })

  test('doubled slashes are rendered nowhere: the address moves to the one page, for guests and players', async () => {
    const { visitor } = await registerPlayer(house)
    for (const moved of [await get('//bonuses//?tab=sport'), await visitor.raw('GET', '//bonuses//?tab=sport')])
      expect([moved.statusCode, moved.headers.location]).toEqual([302, '/bonuses/?tab=sport'])
  })

  test('TH-001, TH-002: dark by default, the cookie chooses, nonsense does not', async () => {
    for (const [value, theme] of [
      ['light', 'light'],
      ['system', 'system'],
      ['"><script>', 'dark'],
    ] as const)
      expect((await get('/', {}, { theme: value })).body).toContain(`data-theme="${theme}"`)
  })

  test('RT-022: a guest’s page is rendered once, whatever the traffic, the query and the cookies', async () => {
    await get('/bonuses/')
    const before = await renders()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => get(`/bonuses/?utm=${index}`, {}, { visit: 'A'.repeat(22) })),
    )
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await renders()).toBe(before)
  })

  test('a page is rendered for its own tabs; with a made-up one it is what it is without, and costs nothing', async () => {
    const { visitor } = await registerPlayer(house)
    const plain = await get('/bonuses/')
    expect((await get('/bonuses/?tab=sport')).body).toMatch(/-sport" aria-selected="true"/)
    expect(plain.body).toMatch(/-casino" aria-selected="true"/)
    const frame = await visitor.raw('GET', '/profile/')
    expect((await visitor.raw('GET', '/profile/?tab=security')).statusCode).toBe(200)
    const before = await renders()
    for (const made_up of ['a', 'b', 'made-up', 'over']) {
      expect((await get(`/bonuses/?tab=${made_up}`)).body).toBe(plain.body)
      expect((await visitor.raw('GET', `/profile/?tab=${made_up}`)).body).toBe(frame.body)
    }
    expect(await renders()).toBe(before)
  })

  test('who asks for many addresses with a part of their own choice at once is told to come back, and everybody else gets pages', async () => {
    await get('/games/')
    const many = Array.from({ length: 200 }, (_, number) => get(`/cash/bonus/${700_000 + number}/`))
    const others = await Promise.all(Array.from({ length: 5 }, () => get('/games/')))
    const busy = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers['retry-after']).toBe('10')
    expect(busy[0]?.body).toContain('Сайт скоро повернеться')
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await get('/cash/bonus/700199/')).statusCode).not.toBe(503)
  })

  test('RT-077: missing addresses are 404, helpful, and share one page in memory', async () => {
    const first = await get('/nope/')
    const before = await renders()
    const others = await Promise.all(Array.from({ length: 30 }, (_, index) => get(`/nope-${index}/x/`)))
    expect([first.statusCode, ...new Set(others.map((answer) => answer.statusCode))]).toEqual([404, 404])
    expect(first.body).toContain('Такої сторінки немає')
    expect(new Set(others.map((answer) => answer.body))).toEqual(new Set([first.body]))
    expect(await renders()).toBe(before)
  })

  test('the bytes are compressed, at most 15 KB, and a browser that has them gets none', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload)).toEqual(gunzipSync(gzip.rawPayload))
    expect(br.rawPayload.length).toBeLessThanOrEqual(15 * 1024)
    const known = await get('/', { 'if-none-match': String(br.headers['etag']) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  test('the policy of a kept page allows its own scripts by hash, for guests and for players', async () => {
    const { visitor } = await registerPlayer(house)
    for (const page of [await get('/'), await visitor.raw('GET', '/')]) {
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(page.body).not.toContain('nonce=')
      for (const [, script = ''] of page.body.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g))
        expect(page.headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'))
    }
  })

  test('performance 7: all players get the same bytes, with nothing of anybody in them, rendered once; guests get other ones', async () => {
    const [one, other] = [await registerPlayer(house), await registerPlayer(house)]
    for (const path of ['/', '/profile/', '/races/', '/en/games/']) {
      const first = await one.visitor.raw('GET', path)
      const before = await renders()
      const second = await other.visitor.raw('GET', path)
      expect([path, second.statusCode, second.body === first.body, await renders()]).toEqual([path, 200, true, before])
      expect(first.body).toContain('data-audience="player"')
      expect(first.body).toContain('/rest/init/')
      for (const secret of [one.login, other.login, `player:#${one.player_id}`]) expect(first.body).not.toContain(secret)
      expect((await get(path)).body).toContain('data-audience="guest"')
    }
  })

  test('performance 8: once its parts are loaded each page is rendered in one go', async () => {
    const { visitor } = await registerPlayer(house)
    const paths = (await pagePaths(house.house)).filter((path) => !path.includes(':'))
    expect(paths).toContain('/games/')
    for (const path of paths) await visitor.raw('GET', path)
    const before = await counted('openhouse_patient_renders')
    for (const path of paths) await visitor.raw('GET', path)
    expect(before).toBeGreaterThan(0)
    expect(await counted('openhouse_patient_renders')).toBe(before)
  })

  test('RT-005: a guest’s /profile/ is 401 and asks to log in; a player’s is a frame under its own name', async () => {
    expect(await get('/profile/')).toMatchObject({ statusCode: 401, body: expect.stringContaining('Ця сторінка для гравців') })
    const { visitor } = await registerPlayer(house)
    expect(await visitor.raw('GET', '/profile/')).toMatchObject({ statusCode: 200, body: expect.stringContaining('<title>Профіль') })
  })

  test('RT-009: /cash-iframe has no header, no menu and no page data', async () => {
    const { statusCode, body } = await get('/cash-iframe/')
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<header|<nav|<main/)
  })

  test('API-300: what begins like a call is answered as a call, and a missing file is no page', async () => {
    for (const url of ['/rest/nope/', '/i18n/x/', '/assets/nope.js', '/wp-login.php', '/games.data']) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.json().success]).toEqual([url, 404, false])
    }
  })

  test('a game’s document, which all may keep, says that its language goes by the asker', async () => {
    const titles = await Promise.all(
      ['uk', 'en'].map(async (code) => (await get('/game-frame/golden-orchard/', { 'accept-language': code })).body),
    )
    expect(new Set(titles).size).toBe(2)
    const { headers } = await get('/game-frame/golden-orchard/')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'x-language, accept-language' })
  })

  test('a request may claim any Host: addresses go by our own name', async () => {
    const { body, headers } = await get('/bonuses/', { host: 'evil.example' })
    expect(body + JSON.stringify(headers)).not.toContain('evil.example')
  })

  test('assets are kept for ever under their hash and come compressed', async () => {
    const file = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body)
    const answer = await get(file?.[1] ?? file?.[2] ?? '', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    for (const url of ['/assets/../server/index.js', '/assets/%2e%2e/%2e%2e/package.json', '/.vite/manifest.json'])
      expect((await get(url)).statusCode, url).toBe(404)
  })

  test('without a database a guest still gets pages, and whoever is signed in is told that the site will be back', async () => {
    await get('/')
    const { pool } = house.house
    const query = pool.query.bind(pool)
    const connect = pool.connect.bind(pool)
    const down = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }))
    Object.assign(pool, { query: down, connect: down })
    house.clock.advance(60_000)
    const kept = await get('/')
    const fresh = await get('/ru/responsible-play/')
    const player = await get('/ru/games/', { 'accept-language': 'uk' }, { session: 'S'.repeat(22), theme: 'light' })
    const in_default = await get('/games/', { 'accept-language': 'ru' }, { session: 'S'.repeat(22) })
    Object.assign(pool, { query, connect })
    expect([kept.statusCode, fresh.statusCode, player.statusCode, in_default.statusCode]).toEqual([200, 200, 503, 503])
    // In the language of the address and in the visitor's theme, as every other page.
    expect(player.body).toContain('<html lang="ru">')
    expect(player.body).toContain('Сайт скоро вернётся')
    expect(player.body).toContain('color-scheme:light')
    expect(in_default.body).toContain('Сайт скоро повернеться')
    expect(in_default.body).toContain('color-scheme:dark')
    const styles = /<style>(.*)<\/style>/s.exec(player.body)?.[1] ?? ''
    expect(player.headers['content-security-policy']).toContain(createHash('sha256').update(styles).digest('base64'))
  })
})
