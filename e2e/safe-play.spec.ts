import type { Browser, Page, WebSocketRoute } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { operate } from './operate.ts'
import { deposit, dialog, holdBack, password, passwordField, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { width: 390, height: 844 }
const game = (page: Page) => page.frameLocator('iframe')
const spin = (page: Page) => game(page).getByRole('button', { name: 'Крутити' })

const openGame = async (page: Page): Promise<void> => {
  await page.goto(`${site}/?game=golden-orchard&isMoney=true`)
  await spin(page).waitFor()
}

const expectNoViolations = async (page: Page): Promise<void> => expect(await violationsOf(page, { without: 'iframe' })).toEqual([])

/** A closed window stays for its animation, a third of a second. */
const expectGameGone = (page: Page) => expect.poll(() => page.locator('iframe').count(), { timeout: 10_000 }).toBe(0)

const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies(site)).find((cookie) => cookie.name === name)?.value

test('RP-003, RP-004, RP-005a, MD-017, ER-009: who excludes themselves in one tab is out of the game in another at once, and reads until when', () =>
  withVisitor(browser, async (page, context) => {
    const login = await register(page, 'safe-exclude')
    await deposit(page, 50_000)
    await openGame(page)
    const other = await context.newPage()
    await other.goto(`${site}/responsible-play/`)
    await other.getByRole('button', { name: 'Виключити себе' }).click()
    await expectNoViolations(other)
    await dialog(other).getByRole('button', { name: 'Далі' }).click()
    await dialog(other).getByLabel('Я розумію').check()
    const answered = other.waitForResponse((response) => response.url().endsWith('/self-exclude/'))
    await dialog(other).getByRole('button', { name: 'Виключити себе' }).click()
    const { data } = (await (await answered).json()) as { data: { till: string } }
    const notice = page.getByRole('dialog', { name: 'Гра для вас закрита' })
    // A second on an idle machine; the ledger refuses stakes from the response on (exclusion-race.db.test.ts).
    await notice.waitFor({ timeout: 5_000 })
    await expectGameGone(page)
    const [year, month, day] = data.till.slice(0, 10).split('-')
    expect(await notice.textContent()).toMatch(new RegExp(`Гра відкриється (${day}|\\d\\d)\\.${month}\\.${year}`))
    await expectNoViolations(page)
    await notice.getByRole('button', { name: 'Зрозуміло' }).click()
    // Both tabs now show a guest's page.
    await page
      .locator('header')
      .getByRole('button', { name: 'Увійти', exact: true })
      .or(page.locator('header').getByRole('link', { name: 'Увійти' }))
      .first()
      .waitFor()
    expect(await cookieOf(page, 'token')).toBeUndefined()
    // Players who return to withdraw money read why nothing else is available.
    await page.goto(`${site}/?openModal=Login`)
    await dialog(page).getByLabel('Логін, e-mail або телефон').fill(login)
    await passwordField(page).fill(password)
    await dialog(page).getByRole('button', { name: 'Увійти', exact: true }).click()
    // Every page says so, and nothing invites to play or deposit.
    await page.getByRole('complementary').getByText('Самовиключення діє до').waitFor()
    expect(await page.getByRole('link', { name: 'Поповнити' }).count()).toBe(0)
    await expectNoViolations(page)
    await page.goto(`${site}/cash/deposit/`)
    await page.getByText('Діє ваше самовиключення').waitFor()
  }))

test('AU-027, MD-006: who is blocked while playing is signed out, told at once, and reminded by the cookie', () =>
  withVisitor(
    browser,
    async (page) => {
      const login = await register(page, 'safe-blocked')
      await openGame(page)
      expect(await operate('players', 'block', login)).toContain(`${login} is blocked.`)
      const notice = page.getByRole('dialog', { name: 'Акаунт заблоковано' })
      await notice.waitFor({ timeout: 10_000 })
      await expectGameGone(page)
      await expectNoViolations(page)
      await expect.poll(() => cookieOf(page, 'inactive-status')).toBe('1')
      await expect.poll(() => cookieOf(page, 'token')).toBeUndefined()
      await notice.getByRole('button', { name: 'Зрозуміло' }).click()
      await operate('players', 'unblock', login)
    },
    phone,
  ))

/** Play buttons, including those only shown on hover or focus. */
const invitations = (page: Page) => page.locator('main').locator('a', { hasText: /^(?:Грати|Демо|Спробувати демо)$/ })

test('RP-008, RTM-016: a youngster is shown the closed desk instead of a game, and plays again when it is lifted', () =>
  withVisitor(
    browser,
    async (page) => {
      const login = await register(page, 'safe-young')
      await openGame(page)
      await operate('restrictions', 'set', login, 'youngster')
      await page.getByText('Каса зачинена').waitFor({ timeout: 10_000 })
      await expectGameGone(page)
      await expectNoViolations(page)
      await page.goto(`${site}/?game=golden-orchard&isMoney=true`)
      await page.getByRole('dialog', { name: 'Гру закрито: підтвердьте вік' }).waitFor()
      await expectNoViolations(page)
      // Lists stay visible, with hearts; no tile says "play" or "demo".
      await page.goto(`${site}/games/`)
      await page.getByRole('link', { name: 'Відкрити гру Золотий сад' }).first().waitFor()
      expect(await invitations(page).count()).toBe(0)
      // An empty search does not suggest popular games either.
      await page.getByRole('button', { name: 'Пошук ігор' }).first().click()
      await page.getByRole('searchbox').waitFor()
      await page.waitForTimeout(1_000)
      expect(
        await dialog(page)
          .getByRole('heading', { name: /Популярні ігри|Спробуйте ці ігри/ })
          .count(),
      ).toBe(0)
      await page.keyboard.press('Escape')
      await operate('restrictions', 'lift', login, 'youngster')
      await page.getByText('Обмеження знято').waitFor({ timeout: 10_000 })
      await expect.poll(() => invitations(page).count()).toBeGreaterThan(1)
      await openGame(page)
    },
    phone,
  ))

test('RP-008, MD-019, OP-014, AU-031, PR-003: who is not known well enough is asked who they are, also by the address, which then forgets it', () =>
  withVisitor(
    browser,
    async (page) => {
      const login = await register(page, 'safe-unknown')
      const listening = page.waitForEvent('websocket')
      await page.goto(site)
      await listening
      await operate('restrictions', 'set', login, 'unverified')
      const identity = page.getByRole('dialog', { name: 'Підтвердження особи' })
      await identity.waitFor({ timeout: 5_000 })
      await identity.getByText('ставки й поповнення закриті').waitFor()
      await expectNoViolations(page)
      await page.goto(`${site}/?verification-identity`)
      await identity.waitFor()
      await identity.getByText('Надішліть фото документа').waitFor()
      expect(new URL(page.url()).search).toBe('')
    },
    phone,
  ))

test('RP-001, RP-002: a limit that is set holds in the game that is open next to it, and the game says why', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'safe-limits')
    await deposit(page, 50_000)
    await openGame(page)
    const other = await context.newPage()
    await other.goto(`${site}/responsible-play/`)
    await other.getByRole('tab', { name: 'Ставки' }).click()
    await other.getByText('На яку суму можна зробити ставок').waitFor()
    await other.getByLabel('За 24 години').fill('0,5')
    await other.getByRole('button', { name: 'Зберегти ліміти' }).click()
    await other.getByText('Ліміти збережено').waitFor()
    await expectNoViolations(other)
    const answered = page.waitForResponse((response) => response.url().includes('/round/'))
    await spin(page).click()
    expect(await (await answered).json()).toMatchObject({ success: false, error: 'limit-reached', which: 'stake-24-hours' })
    await game(page).getByText('Ви досягли свого ліміту ставок').first().waitFor()
    // Nothing was staked, and the game does not show a stake.
    await game(page)
      .getByText(/^500,00\s₴$/)
      .waitFor()
  }))

test('RP-002: time that ends under an open game is told in the game, not at the next press, and once its round has been shown', () =>
  withVisitor(
    browser,
    async (page) => {
      await register(page, 'safe-time')
      const till = '2030-05-01T09:00:00.000Z'
      let is_over = false
      await page.route('**/rest/responsible-play/session/', async (route) => {
        const answer = await route.fetch()
        const { data } = (await answer.json()) as { data: object }
        const told = is_over ? { nextSeconds: 60, remainingSeconds: 0, stopped: { reason: 'session-limit', till } } : { nextSeconds: 1 }
        await route.fulfill({ response: answer, json: { success: true, data: { ...data, ...told } } })
      })
      const playNow = await holdBack(page, '**/round/')
      await page.goto(`${site}/?game=golden-orchard&isMoney=false`)
      await spin(page).click()
      is_over = true
      await page.waitForResponse(async (response) => (await response.text()).includes('session-limit'))
      const card = page.getByRole('alertdialog', { name: 'Ваш час гри вичерпано' })
      expect(await card.count()).toBe(0)
      playNow()
      await card.waitFor()
      expect(await card.innerText()).toMatch(/2030/)
      expect(await page.getByText('Ліміт часу вичерпано').count()).toBe(0)
      await card.getByRole('button', { name: 'До моїх лімітів' }).click()
      await page.waitForURL(`${site}/responsible-play/`)
    },
    phone,
  ))

test('MD-062, RP-007, RTM-021: the reality check comes as a window over the game, is answered before play goes on, and leads to a break', () =>
  withVisitor(browser, async (page) => {
    let line: WebSocketRoute | undefined
    await page.routeWebSocket(/\/connection\/websocket/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        socket.send(message)
        line = socket
      })
    })
    await register(page, 'safe-reality')
    await openGame(page)
    await expect.poll(() => line !== undefined).toBe(true)
    const check = page.getByRole('dialog', { name: /Ви граєте вже 1 год 30 хв/ })
    /** As the house tells it on the player's own channel; the message itself is responsible play's (session.db.test.ts). */
    const tell = async (): Promise<void> => {
      const data = { sessionMinutes: 90, bets: 30_000, wins: 12_500, currency: 'UAH', exponent: 2 }
      line?.send(JSON.stringify({ push: { channel: 'common', pub: { data: { type: 'realityCheck', data } } } }))
      await check.waitFor()
    }
    await tell()
    expect(await check.innerText()).toMatch(/300,00[^]*125,00/)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    expect(await check.count()).toBe(1)
    await check.getByRole('button', { name: 'Грати далі' }).click()
    await expect.poll(() => check.count()).toBe(0)
    await spin(page).waitFor()
    await tell()
    await check.getByRole('button', { name: 'Зробити перерву' }).click()
    await page.waitForURL(/\/responsible-play\/#break$/)
    await expectGameGone(page)
  }))
