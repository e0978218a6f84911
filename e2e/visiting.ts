import { expect, inject } from 'vitest'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { anyAddress, comeFrom, sendCode, sendDeposit, sendRegistration } from './by-call.ts'
import { openWayIn } from './way-in.ts'

export const site = inject('siteUrl')

export const password = 'вишня цвіте навесні'

/** A visitor in a browser of their own, who sees the site in Ukrainian. Fails on any error of the page's scripts. */
export const withVisitor = async (
  browser: Browser,
  journey: (page: Page, context: BrowserContext) => Promise<void>,
  viewport?: { readonly width: number; readonly height: number },
): Promise<void> => {
  const from = anyAddress()
  const way_in = await openWayIn(from)
  const proxy = { server: way_in.server, bypass: '<-loopback>' }
  const context = await browser.newContext({ locale: 'uk-UA', proxy, ...(viewport ? { viewport } : {}) })
  comeFrom(context, from)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await journey(page, context)
  expect(errors).toEqual([])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  way_in.close()
}

/** Keeps calls of an address from leaving the page until told to let them go. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until the page's scripts have taken an element over: before that a link is followed by the browser, as it should be. */
export const isAlive = async (element: Locator): Promise<void> => {
  const keys = () => element.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')))
  await expect.poll(keys).toBe(true)
}

export const dialog = (page: Page) => page.getByRole('dialog')
/** Waits until every window is gone: one that takes another's place may leave while that one still does. */
export const noDialog = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0)
export const passwordField = (page: Page) => dialog(page).getByLabel('Пароль', { exact: true })

const borne = new Map<string, number>()

/** A name that nobody bears yet: a journey that is tried a second time is somebody else's. Up to 18 letters, for a login. */
export const ownName = (name: string): string => {
  const times = (borne.get(name) ?? 0) + 1
  borne.set(name, times)
  return times === 1 ? name : `${name}-${times}`
}

export const emailOf = (login: string): string => `${login}@example.com`

/**
 * Makes a signed-in player of this visitor by a call; which page comes next is the journey's to say. Gives the login, which is the name
 * unless a try before took it.
 */
export const register = async (page: Page, name: string, at = site): Promise<string> => {
  const login = ownName(name)
  await sendRegistration(page, at, { login, email: emailOf(login), password })
  return login
}

/** The same by the form, from whatever address opens it: for journeys that are about registering, or about the moment after. */
export const registerByForm = async (page: Page, name: string, address = '/?register', at = site): Promise<string> => {
  const login = ownName(name)
  await page.goto(at + address)
  await dialog(page).getByLabel('E-mail').fill(emailOf(login))
  await passwordField(page).fill(password)
  await dialog(page).getByRole('button', { name: 'Обрати собі логін' }).click()
  await dialog(page).getByLabel('Логін').fill(login)
  await dialog(page).getByLabel('Мені вже є').check()
  await dialog(page).getByLabel('Приймаю правила').check()
  await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
  await page.getByText(`Вітаємо, ${login}!`).waitFor()
  return login
}

/** Pays into a player's account by calls, and waits until the money is there. Minor units. */
export const deposit = (page: Page, amount_minor: number, at = site): Promise<void> => sendDeposit(page, at, amount_minor)

/** Deposits at the desk, through the sandbox provider with the test card that succeeds, and waits until the site says so. */
export const depositAtDesk = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('link', { name: 'Поповнити' }).first().click()
  await page.getByLabel('Сума', { exact: true }).fill(amount)
  await page.getByRole('button', { name: /Поповнити на/ }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /Сплатити/ }).click()
  await page.getByText('Рахунок поповнено').first().waitFor()
}

/** What came to a contact, by the page of the outbox; the newest that has what is looked for. */
export const inPost = async (contact: string, pattern: RegExp, at = site): Promise<string> => {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const html = await (await fetch(`${at}/outbox/`)).text()
        const articles = html.split('<article>').filter((article) => article.includes(contact))
        found = articles.map((article) => pattern.exec(article)?.[1]).find((match) => match !== undefined)
        return found
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return found ?? ''
}

/** Confirms the e-mail of a signed-in player by the code of the first letter: only then can other ways in be added. */
export const confirmEmail = async (page: Page, email: string, at = site): Promise<void> =>
  sendCode(page, at, await inPost(email, /код: (\d{6})/, at))

/** The page has asked for all that it asks for by itself, and had its answers: what has not opened by now opens for nobody. */
export const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle')
