import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext } from 'playwright'
import { launchBrowser } from './browser.ts'
import { dialog, emailOf, noDialog, password, passwordField, register, registerByForm, settled, site, withVisitor } from './visiting.ts'
import { stillness } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const cookieNames = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map(({ name }) => name)

test('OP-009, AU-008, MD-001: an empty form says what is missing and sends nothing; a filled one makes a player', () =>
  withVisitor(browser, async (page, context) => {
    const sent: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The race's channel requests its token by itself, the window its form, and that a form was begun is counted.
      if (request.method() === 'POST' && !/^\/rest\/(?:realtime|otp\/get-flow|trackers)\//.test(pathname)) sent.push(pathname)
    })
    await page.goto(`${site}/?register`)
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    for (const said of ['Введіть e-mail повністю', 'щонайменше 8 символів', 'Підтвердьте свій вік', 'Погодьтеся з правилами'])
      await dialog(page).getByText(said).first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expect(sent).toEqual([])
    await registerByForm(page, 'first-player')
    expect(sent).toEqual(['/rest/registerV2/'])
    expect(await cookieNames(context)).toEqual(expect.arrayContaining(['session', 'token', 'device', 'XSRF-TOKEN']))
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
  }))

test('CN-030: on a phone a message covers nothing that can be pressed, neither of the page’s bar nor of a window as high as the screen', () =>
  withVisitor(
    browser,
    async (page) => {
      await registerByForm(page, 'reads-messages')
      const message = page.getByText('Вітаємо, ')
      await page.getByRole('banner').getByRole('link', { name: 'Поповнити' }).click({ trial: true })
      await page.getByRole('button', { name: 'Меню' }).click()
      await dialog(page).getByRole('button', { name: 'Закрити' }).click()
      await noDialog(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Сповіщення/ })
        .click()
      // The tallest window.
      await dialog(page).evaluate((window) => (window.style.height = '100dvh'))
      await stillness(page)
      expect(await message.isVisible()).toBe(true)
      await dialog(page).getByRole('button', { name: 'Закрити' }).click({ timeout: 2_000 })
      await noDialog(page)
    },
    { width: 390, height: 844 },
  ))

test('AU-030, MD-002: a player logs out and comes back with the e-mail', () =>
  withVisitor(browser, async (page, context) => {
    const email = emailOf(await register(page, 'comes-back'))
    await page.goto(site)
    await page.getByRole('button', { name: 'Меню акаунта' }).click()
    await page.getByRole('link', { name: 'Профіль' }).filter({ visible: true }).first().click()
    await page.getByRole('tab', { name: 'Безпека' }).click()
    await page.getByText(email).waitFor()
    const anew = page.waitForResponse('**/rest/init/')
    await page.getByRole('button', { name: 'Вийти з акаунта' }).click()
    expect(((await (await anew).json()) as { data: { isGuest: boolean } }).data.isGuest).toBe(true)
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
    await page.waitForURL(`${site}/`)
    expect(await cookieNames(context)).not.toContain('token')
    expect(await cookieNames(context)).not.toContain('session')

    await page.getByRole('button', { name: 'Увійти', exact: true }).first().click()
    await dialog(page).getByLabel('Логін, e-mail або телефон').fill(email)
    await passwordField(page).fill('not this one')
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('alert').getByText('Неправильний логін або пароль').waitFor()
    await passwordField(page).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Ви увійшли').waitFor()
    await noDialog(page)
  }))

test('AU-027, MD-006: whoever was told that the account is blocked is reminded at the next visit', () =>
  withVisitor(browser, async (page, context) => {
    await context.addCookies([{ name: 'inactive-status', value: '1', url: site }])
    await page.goto(site)
    await dialog(page).getByText('Акаунт заблоковано').waitFor()
    // A window without a field starts with the focus on its heading; the controls follow, starting with the close button.
    const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel)
    await expect.poll(focused).toBe('Акаунт заблоковано')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Закрити')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Зрозуміло')
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await page.goto(site)
    await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
  }))

test('OP-046, OP-047, AU-004, AU-012: what came with a link goes with the registration, which leads where the link says', () =>
  withVisitor(browser, async (page) => {
    const bodies: Record<string, unknown>[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/rest/registerV2/') && bodies.push(request.postDataJSON() as Record<string, unknown>),
    )
    await registerByForm(page, 'with-a-gift', '/?invited_by=friend-7&gift_id=ua-welcome&redirectUrl=/responsible-play/')
    await page.waitForURL(`${site}/responsible-play/`)
    expect(bodies).toMatchObject([{ invited_by: 'friend-7', gift_id: 'ua-welcome' }])
  }))

test('SE-001, SE-002, SE-005: a session that ended elsewhere makes the page ask who is there, and the guest to log in', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'left-elsewhere')
    // The page asks once by itself who is signed in; the test starts after that.
    const listening = page.waitForResponse('**/rest/init/')
    await page.goto(`${site}/`)
    await listening
    await page.getByRole('button', { name: 'Меню акаунта' }).click()
    const profile = page.locator(`a[href="/profile/"]:visible`).first()
    await profile.waitFor()
    await context.clearCookies({ name: 'session' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await profile.click()
    await dialog(page).getByLabel('Логін, e-mail або телефон').waitFor()
    expect(asked.filter((path) => path === '/rest/init/')).toHaveLength(1)
  }))

test.each([401, 403])(
  'SE-003, SE-005, ER-005: a page that was refused by mistake with %s is asked for again once the player is known',
  (status) =>
    withVisitor(browser, async (page) => {
      await register(page, `known-again-${status}`)
      await page.goto(site)
      let refused = 0
      await page.route('**/rest/page/profile/**', async (route) => {
        refused += 1
        if (refused > 1) return route.continue()
        return route.fulfill({ status, contentType: 'application/json', body: '{"success":false,"error":"not-authorized"}' })
      })
      await page.getByRole('button', { name: 'Меню акаунта' }).click()
      await page.locator(`a[href="/profile/"]:visible`).first().click()
      await page.waitForURL(`${site}/profile/`)
      // The address changes at once; the second confirmation follows.
      await expect.poll(() => refused).toBe(2)
    }),
)

test('AU-013: after 12 seconds without an answer the form says so and can be sent again', { timeout: 60_000 }, () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/?openModal=Login`)
    await page.route('**/login/', () => undefined)
    await dialog(page).getByLabel('Логін, e-mail або телефон').fill('somebody')
    await passwordField(page).fill(password)
    const send = dialog(page).getByRole('button', { name: 'Увійти', exact: true })
    const begun_ms = Date.now()
    await send.click()
    await dialog(page).getByRole('alert').waitFor({ timeout: 20_000 })
    expect(Date.now() - begun_ms).toBeGreaterThan(11_000)
    expect(await send.getAttribute('aria-busy')).toBeNull()
  }),
)
