import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import type { BrandName } from '#kernel/brand/brand.ts'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { campaignOf, end, newPlayer, publish, roundsOf } from './own-campaigns.ts'
import { confirmBoth, isSignedIn, press } from './registering.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { dialog, noDialog, password, passwordField, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
/** Runs a site of another brand for the duration of a test. */
let other: StartedSite | undefined
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await other?.close()
  other = undefined
})
afterAll(() => browser.close())

const openBrand = async (brand: BrandName): Promise<string> => {
  other = await startSite({ BRAND: brand, CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' })
  return other.url
}

/** What registration asks for: labels of its fields and choices, and of its button. */
const welcomed = async (page: Page, origin: string): Promise<{ fields: string[]; button: string }> => {
  await page.goto(`${origin}/?register`)
  await dialog(page).getByLabel('Мені вже є').waitFor()
  const labels = await dialog(page).locator('form').getByRole('textbox').or(dialog(page).locator('form').getByRole('radio')).all()
  const fields = await Promise.all(labels.map((field) => field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')))
  return { fields, button: await dialog(page).locator('form button[type=submit]').innerText() }
}

test('TH-005: the base brand is at home in Ukraine: its language, its currency, its country', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/`)
    expect(await page.locator('html').getAttribute('lang')).toBe('uk')
    await page.getByRole('heading', { level: 1, name: 'Гра, якій можна довіряти' }).waitFor()
    expect(await welcomed(page, site)).toEqual({ fields: ['E-mail', 'Пароль'], button: 'Зареєструватися' })
    await register(page, 'at-home')
    await page.goto(site)
    await page
      .getByRole('banner')
      .getByText(/^0,00\s₴$/)
      .first()
      .waitFor()
    const profile = await page.evaluate(async () => {
      const answer = await fetch('/rest/player/getProfile/', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
      return (await answer.json()) as { data: object }
    })
    expect(profile.data).toMatchObject({ country: 'UA', currency_id: 2 })
    await page.goto(`${site}/cash/deposit/`)
    await page.getByText(/^Від 50\s₴ до 50\s000\s₴$/).waitFor()
  }))

test('RO-008a, RO-008c, TH-006b, TH-009: the brand vegas welcomes by a form of its own; a code from a letter opens its window, and a place of a tournament has its popup also where it has no prize', () =>
  withVisitor(browser, async (page) => {
    const origin = await openBrand('vegas')
    expect(await welcomed(page, origin)).toEqual({ fields: ['E-mail', 'Телефон', 'E-mail'], button: 'Отримати код' })
    const night_cup = campaignOf('night-cup', 'tournament', 'Нічний кубок', {
      boards: [{ name: 'main', spec: roundsOf('mavka-pond') }],
      settings: { mode: 'points' },
    })
    await Promise.all([newPlayer(page, 'night-owl', origin), publish(night_cup, { at: other?.folder })])
    await page.goto(`${origin}/?promo-code-from-email=OPEN-VEGAS`)
    await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
    await dialog(page).getByRole('button', { name: 'Отримати бонус' }).waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await sendRound(page, origin, 'mavka-pond', 1_000)
    await end(night_cup, other?.folder)
    const popup = page.getByRole('dialog', { name: 'Ваше 1 місце' })
    await popup.getByText(/Нічний кубок/).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await popup.getByRole('button').last().click()
    await noDialog(page)
  }))

/** Takes the gift of the brand's code, which is for who deposited lately, and reads in its window why it cannot be taken. */
const readsRequiredDeposit = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
  await dialog(page).getByRole('button', { name: 'Отримати бонус' }).click()
  await page.waitForURL(/bonuses/)
  await noDialog(page)
  const gift = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Подарунок від нас' }) })
  await gift.getByRole('button', { name: 'Узяти бонус' }).click()
  await page
    .getByRole('dialog', { name: 'Потрібне нещодавнє поповнення' })
    .getByText(/за останні 90 днів/)
    .waitFor()
  await page.keyboard.press('Escape')
  await noDialog(page)
}

test('RO-008a, RO-008b, TH-006a, TH-009, BO-004, BO-010, MD-025, OP-019: the brand vlk welcomes by a form of its own with its own package; a code from a letter opens its window, and a bonus for who deposited lately says so', () =>
  withVisitor(browser, async (page) => {
    const origin = await openBrand('vlk')
    expect(await welcomed(page, origin)).toEqual({ fields: ['E-mail', 'Телефон', 'E-mail', 'Пароль'], button: 'Зареєструватися' })
    await dialog(page)
      .getByText(/до 777.₴ і 77 фріспінів/)
      .waitFor()
    await register(page, 'has-a-letter', origin)
    await page.goto(`${origin}/?promo-code-from-email=OPEN-VLK`)
    await readsRequiredDeposit(page)
  }))

/** The casino and the sportsbook of a site, in the look of its brand. */
const looksAround = async (page: Page, origin: string, brand: BrandName): Promise<void> => {
  for (const [path, name] of [
    ['/games/', /Ігри/],
    ['/sport/', 'Спорт'],
  ] as const) {
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.locator('html').getAttribute('data-brand')).toBe(brand)
  }
}

test('GN-001, RO-008b, RO-008d, TH-006a, TH-009, BO-004, MD-020, MD-025: the brand king has the casino and the sportsbook for guests and players as the base brand has, welcomes by a form of its own, and a bonus for who deposited lately says so; its account windows open by both their names, and its window of a profile opens and closes with the address', () =>
  withVisitor(browser, async (page) => {
    const origin = await openBrand('king')
    await looksAround(page, site, 'ua')
    await looksAround(page, origin, 'king')
    expect(await welcomed(page, origin)).toEqual({
      fields: ['E-mail', 'Номер телефону (необов’язково)', 'Логін', 'Пароль'],
      button: 'Зареєструватися',
    })
    for (const name of ['Login', 'LoginNew']) {
      await page.goto(`${origin}/?openModal=${name}`)
      await dialog(page).getByLabel('Логін, e-mail або телефон').waitFor()
    }
    await page.goto(`${origin}/?openModal=RegisterNew`)
    await dialog(page).getByLabel('E-mail').fill('at-court@example.com')
    await dialog(page).getByLabel('Логін').fill('at-court')
    await passwordField(page).fill(password)
    await confirmBoth(page)
    await press(page, 'Зареєструватися')
    await isSignedIn(page)
    await looksAround(page, origin, 'king')
    await page.goto(`${origin}/?openModal=PromoCodesPopup&code=OPEN-KING`)
    await readsRequiredDeposit(page)
    await page.goto(`${origin}/?public-profile=${btoa('at-court')}`)
    await page.getByRole('dialog', { name: 'Профіль гравця' }).getByText('Це ви').waitFor()
    await page.keyboard.press('Escape')
    await noDialog(page)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  }))
