import { expect, inject } from 'vitest'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { anyAddress, comeFrom, sendCode, sendDeposit, sendRegistration } from './by-call.ts'
import { openWayIn } from './way-in.ts'

/** The site that this worker's journeys have to themselves: what they count, no other worker's visitors change. */
const ownSite = (): { readonly url: string; readonly folder: string } => {
  const found = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (found === undefined) throw new Error('There are fewer sites than workers: see e2e/open-site.ts.')
  return found
}

export const { url: site, folder: site_folder } = ownSite()

export const password = 'вишня цвіте навесні'

/**
 * A visitor in a browser of their own, who sees the site in Ukrainian and asked for less motion: what moves is looked at by the journeys of
 * games. Fails on any error of the page's scripts.
 */
export const withVisitor = async (
  browser: Browser,
  journey: (page: Page, context: BrowserContext) => Promise<void>,
  viewport?: { readonly width: number; readonly height: number },
): Promise<void> => {
  const from = anyAddress()
  const way_in = await openWayIn(from)
  const proxy = { server: way_in.server, bypass: '<-loopback>' }
  const context = await browser.newContext({ locale: 'uk-UA', reducedMotion: 'reduce', proxy, ...(viewport ? { viewport } : {}) })
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

/** Blocks calls of a URL until the returned function is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Shows the page on a phone 390 px wide and waits until nothing of it is wider. A change of the width is laid out by the browser after the call
 * that asks for it, so one look is not enough.
 */
export const fitsPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

/** Waits until an element is hydrated: before that, links are followed by the browser itself. */
export const isAlive = async (element: Locator): Promise<void> => {
  const keys = () => element.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__reactProps')))
  await expect.poll(keys).toBe(true)
}

export const dialog = (page: Page) => page.getByRole('dialog')
/** Waits until every window is closed, including one that replaced another. */
export const noDialog = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0)
export const passwordField = (page: Page) => dialog(page).getByLabel('Пароль', { exact: true })

const borne = new Map<string, number>()

/** A unique name, so that a retried journey creates a different player. Up to 18 letters, for a login. */
export const ownName = (name: string): string => {
  const times = (borne.get(name) ?? 0) + 1
  borne.set(name, times)
  return times === 1 ? name : `${name}-${times}`
}

export const emailOf = (login: string): string => `${login}@example.com`

/**
 * Registers and signs in this visitor by a call, without loading a page. Returns the login, which is the name unless an earlier
 * attempt took it.
 */
export const register = async (page: Page, name: string, at = site): Promise<string> => {
  const login = ownName(name)
  await sendRegistration(page, at, { login, email: emailOf(login), password })
  return login
}

/** The same through the form, from any address that opens it: for journeys about registration, or the moment after it. */
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

/** Deposits with calls, with the successful test card unless another is named, and waits until the money is credited. Minor units. */
export const deposit = (page: Page, amount_minor: number, at = site, card?: string): Promise<void> =>
  sendDeposit(page, at, amount_minor, card === undefined ? {} : { card })

/** Deposits at the cash desk through the sandbox provider with the successful test card, and waits for the confirmation. */
export const depositAtDesk = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('link', { name: 'Поповнити' }).first().click()
  await page.getByLabel('Сума', { exact: true }).fill(amount)
  await page.getByRole('button', { name: /Поповнити на/ }).click()
  await page.waitForURL(/sandbox-provider/)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: /Сплатити/ }).click()
  await page.getByText('Рахунок поповнено').first().waitFor()
}

/**
 * Finds a message to a contact in the outbox; the newest that contains the pattern. One whose first delivery failed comes a minute
 * later, which nobody who waits for a letter would call lost.
 */
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
      { timeout: 75_000 },
    )
    .toBeDefined()
  return found ?? ''
}

/** Confirms a signed-in player's email with the code of the first message: required before adding other sign-in methods. */
export const confirmEmail = async (page: Page, email: string, at = site): Promise<void> =>
  sendCode(page, at, await inPost(email, /код: (\d{6})/, at))

/** The page has made all its own calls and got responses: whatever has not opened by now will not. */
export const settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle')
