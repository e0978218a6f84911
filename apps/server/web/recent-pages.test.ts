import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerRecentFirst, createRecentPages, type RecentPages } from '#apps/server/web/recent-pages.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import type { House } from '#kernel/house.ts'
import { createMetrics } from '#kernel/http/metrics.ts'

const clock = manualClock('2026-12-01T12:00:00Z')
const house = { clock, metrics: createMetrics({ process_figures: false }) } as unknown as House
const page = {
  status: 200,
  location: undefined,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"a"' },
  bodies: { identity: Buffer.from('known'), br: Buffer.from('pressed') },
}
const guest = { cookie: 'visit=v; XSRF-TOKEN=x', 'accept-encoding': 'identity' }

let server: Server
let pages: RecentPages
let url: string
beforeEach(async () => {
  pages = createRecentPages(house, { 'x-frame-options': 'SAMEORIGIN' })
  server = createServer((_request, response) => response.end('asked the site'))
  answerRecentFirst(server, pages)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  pages.learn('/', { theme: 'dark', audience: 'guest' }, 'identity', page)
})
afterEach(() => void server.close())

const ask = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(url + path, { headers })
  return { status: answer.status, text: await answer.text(), frame: answer.headers.get('x-frame-options') }
}

describe('performance 7: pages that are known', () => {
  test('a guest who has been here gets them at once, with every header of the site', async () => {
    expect(await ask('/', guest)).toEqual({ status: 200, text: 'known', frame: 'SAMEORIGIN' })
    expect((await ask('/', { ...guest, 'if-none-match': '"a"' })).status).toBe(304)
  })

  test.each([
    ['a player', { ...guest, cookie: `${guest.cookie}; session=s` }, '/'],
    ['a player over TLS', { ...guest, cookie: `__Host-visit=v; XSRF-TOKEN=x; __Host-session=s` }, '/'],
    ['a first visit, which is still to get its cookies', { 'accept-encoding': 'identity' }, '/'],
    ['another theme', { ...guest, cookie: `${guest.cookie}; theme=light` }, '/'],
    ['another encoding', { ...guest, 'accept-encoding': 'br' }, '/'],
    ['a query', guest, '/?tab=sport'],
    ['another address', guest, '/games/'],
  ])('%s is left to the site', async (_, headers, path) => {
    expect((await ask(path, headers)).text).toBe('asked the site')
  })

  test('a player gets what is known for players, never what is known for guests; a half of a session is left to the site', async () => {
    const player = { ...guest, cookie: 'session=s; token=t; XSRF-TOKEN=x' }
    expect((await ask('/', player)).text).toBe('asked the site')
    pages.learn('/', { theme: 'dark', audience: 'player' }, 'identity', { ...page, bodies: { identity: Buffer.from('a frame') } })
    expect([(await ask('/', player)).text, (await ask('/', guest)).text]).toEqual(['a frame', 'known'])
    expect((await ask('/', { ...guest, cookie: 'session=s; XSRF-TOKEN=x' })).text).toBe('asked the site')
  })

  test('after half a minute the site is asked again', async () => {
    clock.advance(30_000)
    expect((await ask('/', guest)).text).toBe('asked the site')
  })

  test('the site is asked again after the clock was set back', async () => {
    clock.advance(-3_600_000)
    expect((await ask('/', guest)).text).toBe('asked the site')
    clock.advance(3_600_000)
    expect((await ask('/', guest)).text).toBe('known')
  })

  test('only a page that was found is learnt, and never one with a query', async () => {
    pages.learn('/gone/', { theme: 'dark', audience: 'guest' }, 'identity', { ...page, status: 404 })
    pages.learn('/?tab=a', { theme: 'dark', audience: 'guest' }, 'identity', page)
    expect((await ask('/gone/', guest)).text).toBe('asked the site')
    expect((await ask('/?tab=a', guest)).text).toBe('asked the site')
  })
})
