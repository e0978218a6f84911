import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page, WebSocketRoute } from 'playwright'
import { launchBrowser } from './browser.ts'
import { deposit, dialog, noDialog, register, registerByForm, settled, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Access {
  readonly url: string
  readonly token: string
}

/** Records the steps of a page's start, in order: the result of the init call, and each socket with its token. */
const followed = (page: Page): { readonly what: 'init' | 'socket'; readonly access: Access | null }[] => {
  const steps: { what: 'init' | 'socket'; access: Access | null }[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/rest/init/')) return
    response.json().then(
      ({ data }: { data: { websocket: Access | null } }) => steps.push({ what: 'init', access: data.websocket }),
      // The page was left before its response was read.
      () => undefined,
    )
  })
  page.on('websocket', (socket) => {
    socket.once('framesent', ({ payload }) => {
      const { connect } = JSON.parse(String(payload).split('\n')[0] ?? '') as { connect: { token: string } }
      steps.push({ what: 'socket', access: { url: socket.url(), token: connect.token } })
    })
  })
  return steps
}

const subjectOf = ({ token }: Access): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub

test('ST-008: the realtime connection of a player opens after the init call, to the address and with the token that it gave', () =>
  withVisitor(browser, async (page) => {
    const steps = followed(page)
    await page.goto(`${site}/fairness/?register`)
    await dialog(page).getByLabel('E-mail').waitFor()
    await settled(page)
    // A guest's page that follows no channel has none.
    expect(steps).toEqual([])
    await registerByForm(page, 'hears-at-once', '/fairness/?register')
    await expect.poll(() => steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.slice(0, 2).map(({ what }) => what)).toEqual(['init', 'socket'])
    const [init, socket] = steps.map(({ access }) => access)
    expect(init).toMatchObject({ url: expect.stringMatching(/^ws:/), token: expect.any(String) })
    expect(socket).toEqual({ url: init?.url, token: init?.token })

    // The next page has its own init: its connection belongs to the same player.
    steps.length = 0
    await page.goto(`${site}/fairness/`)
    await expect.poll(() => steps.find(({ what }) => what === 'socket')?.access).toBeTruthy()
    const again = steps.find(({ what }) => what === 'socket')?.access
    expect([again?.url, again && subjectOf(again)]).toEqual([init?.url, init && subjectOf(init)])
  }))

test('ST-006, ST-007: a player’s page starts with the balance that the call tells and asks for the priority of bonuses, and a guest’s with neither', () =>
  withVisitor(browser, async (page) => {
    const told = () =>
      page.evaluate(async () => {
        const answer = await fetch('/rest/player/balance/', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
        return [answer.status, ((await answer.json()) as { balance?: number }).balance]
      })
    const balance = page.getByRole('banner').getByText(/^300,00\s₴$/)
    const asked: string[] = []
    page.on('request', (request) => void (request.url().endsWith('/rest/bonuses/priority/') && asked.push(request.method())))
    await page.goto(`${site}/fairness/`)
    expect(await told()).toEqual([401, undefined])
    expect(await page.getByRole('banner').getByText('₴').count()).toBe(0)
    await register(page, 'sees-balance')
    await deposit(page, 30_000)
    expect(asked).toEqual([])
    // Only the two calls that leave with the document may say so.
    const early = /\/rest\/(?:init|page)\//
    await page.route(/\/rest\/|\/connection\//, (route) => (early.test(route.request().url()) ? route.continue() : route.abort()))
    await page.goto(`${site}/fairness/`)
    await balance.first().waitFor()
    await page.unroute(/\/rest\/|\/connection\//)
    expect(await told()).toEqual([200, 30_000])
    await expect.poll(() => asked).toEqual(['GET'])
  }))

test('ST-009, OP-006, MD-020, PP-002: what an address opens waits to know who is there: a guest logs in first, a player sees their own profile with what only they can do', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/?public-profile=my`)
    await dialog(page).getByLabel('Логін, e-mail або телефон').waitFor()
    // A page of a guest loads anew once it sees that they are a player, which would interrupt the next step.
    await page.goto('about:blank')
    await register(page, 'opens-profile')
    await page.goto(`${site}/games/?public-profile=my`)
    const profile = page.getByRole('dialog', { name: 'Профіль гравця' })
    await profile.getByText('opens-profile').waitFor()
    await profile.getByText('Це ви').waitFor()
    await profile.getByText('Приховати мої ігри').waitFor()
    await profile.getByText('Досягнення').first().waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await expect.poll(() => page.url()).toBe(`${site}/games/`)
    // Areas for guests only stay closed to a player.
    await page.goto(`${site}/games/?register`)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
  }))

test('OP-031, A-033: the flag init has the visitor’s data asked for once, which a start alone does not, and leaves the address', () =>
  withVisitor(browser, async (page) => {
    let asked = 0
    page.on('response', (response) => void (asked += Number(response.url().endsWith('/rest/init/'))))
    await page.goto(`${site}/games/`)
    await settled(page)
    expect(asked).toBe(0)
    await page.goto(`${site}/games/?init`)
    await expect.poll(() => asked).toBe(1)
    expect(new URL(page.url()).search).toBe('')
  }))

const updateNotice = (page: Page) => page.getByRole('region', { name: 'Повідомлення' }).filter({ hasText: 'Сайт оновлено' })

test('MD-063, NC-009: a page that a newer release answers says so, until it is put away or loaded anew', () =>
  withVisitor(browser, async (page) => {
    await page.route('**/rest/init/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-app-build': 'newer' } })
    })
    const told = updateNotice(page)
    await page.goto(`${site}/games/?init`)
    await told.waitFor()
    await told.getByRole('button', { name: 'Закрити' }).click()
    await expect.poll(() => told.count()).toBe(0)
    await page.goto(`${site}/games/?init`)
    await told.waitFor()
    const reloaded = page.waitForEvent('load')
    await told.getByRole('button', { name: 'Оновити' }).click()
    await reloaded
    expect(await told.count()).toBe(0)
  }))

test('RTM-054: a page that asks for nothing hears of a newer release over its connection', () =>
  withVisitor(browser, async (page) => {
    // A new visitor gets a new connection: the last one is theirs.
    let line: WebSocketRoute | undefined
    await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        socket.send(message)
        line = socket
      })
    })
    const announce = (version: string): void => {
      const message = { type: 'app', event: 'updated', data: { version } }
      line?.send(JSON.stringify({ push: { channel: 'common', pub: { data: message } } }))
    }
    await register(page, 'hears-of-release')
    await page.goto(site)
    const own = (await page.locator('html').getAttribute('data-build')) ?? ''
    const toldAfter = (version: string) => async (): Promise<number> => {
      announce(version)
      return updateNotice(page).count()
    }
    await expect.poll(() => line !== undefined).toBe(true)
    expect(await toldAfter(own)()).toBe(0)
    await expect.poll(toldAfter('newer')).toBe(1)
  }))
