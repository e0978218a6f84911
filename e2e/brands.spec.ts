import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { brandOf, type BrandName } from '#kernel/brand/brand.ts'
import { launchBrowser } from './browser.ts'
import { sendRound } from './by-call.ts'
import { campaignOf, end, publish, roundsOf } from './own-campaigns.ts'
import { confirmBoth, isSignedIn, press } from './registering.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { deposit, dialog, noDialog, password, passwordField, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'
import { offerCard, takesWelcome } from './welcome-package.ts'

/** A journey that starts a site: on a busy machine that takes as long as the rest. */
const with_site_ms = 240_000

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

/** BO-010: registration announces the package that the card then offers, and the ledger gives what the card says. */
const announcesWelcome = async (page: Page, brand: BrandName): Promise<void> => {
  const { money_minor, free_spins } = brandOf(brand).welcome
  const most = String(money_minor / 100).replace(/(?=\d{3}$)/, '.?')
  await dialog(page)
    .getByText(new RegExp(`до ${most}.₴ і ${free_spins} фріспінів`))
    .waitFor()
}
const givesWelcome = async (page: Page, origin: string, brand: BrandName, multiple: number, percent = 100): Promise<void> => {
  const { money_minor, free_spins } = brandOf(brand).welcome
  const { terms } = await takesWelcome(page, origin)
  expect(terms).toEqual({ percent, most: money_minor / 100, spins: free_spins, least: 100, multiple, most_stake: 100 })
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

/** Asks for the gift of the brand's code in the window that an address opens, and takes it on the page of bonuses. */
const takesGift = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
  await dialog(page).getByRole('button', { name: 'Отримати бонус' }).click()
  await page.waitForURL(/bonuses/)
  await noDialog(page)
  await offerCard(page, 'Подарунок від нас').getByRole('button', { name: 'Узяти бонус' }).click()
}

test(
  'RO-008a, RO-008c, TH-006b, TH-009, BO-010: the brand vegas welcomes by a form of its own with its own package; a code from a letter opens its window and its gift asks for no deposit, and a place of a tournament has its popup also where it has no prize',
  () =>
    withVisitor(browser, async (page) => {
      const origin = await openBrand('vegas')
      expect(await welcomed(page, origin)).toEqual({ fields: ['E-mail', 'Телефон', 'E-mail'], button: 'Отримати код' })
      await announcesWelcome(page, 'vegas')
      const night_cup = campaignOf('night-cup', 'tournament', 'Нічний кубок', {
        boards: [{ name: 'main', spec: roundsOf('mavka-pond') }],
        settings: { mode: 'points' },
      })
      await Promise.all([register(page, 'night-owl', origin), publish(night_cup, { at: other?.folder })])
      await takesGift(page, `${origin}/?promo-code-from-email=OPEN-VEGAS`)
      await dialog(page).getByText('Бонус грає').waitFor()
      await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
      await page.getByRole('main').locator('#active-bonus').getByRole('button', { name: 'Відмовитися' }).click()
      await dialog(page).getByRole('button', { name: 'Відмовитися' }).click()
      await noDialog(page)
      await givesWelcome(page, origin, 'vegas', 25, 150)
      await deposit(page, 200_000, origin)
      await sendRound(page, origin, 'mavka-pond', 1_000)
      await end(night_cup, other?.folder)
      const popup = page.getByRole('dialog', { name: 'Ваше 1 місце' })
      await popup.getByText(/Нічний кубок/).waitFor()
      expect(await violationsOf(page)).toEqual([])
      await popup.getByRole('button').last().click()
      await noDialog(page)
    }),
  with_site_ms,
)

/** Its gift is for who deposited lately: without a deposit its window says so. */
const readsRequiredDeposit = async (page: Page, address: string): Promise<void> => {
  await takesGift(page, address)
  await page
    .getByRole('dialog', { name: 'Потрібне нещодавнє поповнення' })
    .getByText(/за останні 90 днів/)
    .waitFor()
  await page.keyboard.press('Escape')
  await noDialog(page)
}

test(
  'RO-008a, RO-008b, TH-006a, TH-009, BO-004, BO-010, MD-025, OP-019: the brand vlk welcomes by a form of its own with its own package; a code from a letter opens its window, and a bonus for who deposited lately says so, and waits its turn after a deposit',
  () =>
    withVisitor(browser, async (page) => {
      const origin = await openBrand('vlk')
      expect(await welcomed(page, origin)).toEqual({ fields: ['E-mail', 'Телефон', 'E-mail', 'Пароль'], button: 'Зареєструватися' })
      await announcesWelcome(page, 'vlk')
      await register(page, 'has-a-letter', origin)
      await readsRequiredDeposit(page, `${origin}/?promo-code-from-email=OPEN-VLK`)
      await givesWelcome(page, origin, 'vlk', 15, 77)
      await offerCard(page, 'Подарунок від нас').getByRole('button', { name: 'Узяти бонус' }).click()
      await dialog(page).getByText('Бонус чекає черги').waitFor()
    }),
  with_site_ms,
)

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

test(
  'GN-001, RO-008b, RO-008d, TH-006a, TH-009, BO-004, BO-010, MD-020, MD-025: the brand king has the casino and the sportsbook for guests and players as the base brand has, welcomes by a form of its own with its own package, and a bonus for who deposited lately says so; its account windows open by both their names, and its window of a profile opens and closes with the address',
  () =>
    withVisitor(browser, async (page) => {
      const origin = await openBrand('king')
      await looksAround(page, site, 'ua')
      await looksAround(page, origin, 'king')
      expect(await welcomed(page, origin)).toEqual({
        fields: ['E-mail', 'Номер телефону (необов’язково)', 'Логін', 'Пароль'],
        button: 'Зареєструватися',
      })
      await announcesWelcome(page, 'king')
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
      await readsRequiredDeposit(page, `${origin}/?openModal=PromoCodesPopup&code=OPEN-KING`)
      await givesWelcome(page, origin, 'king', 10)
      await page.goto(`${origin}/?public-profile=${btoa('at-court')}`)
      await page.getByRole('dialog', { name: 'Профіль гравця' }).getByText('Це ви').waitFor()
      await page.keyboard.press('Escape')
      await noDialog(page)
      await expect.poll(() => new URL(page.url()).search).toBe('')
    }),
  with_site_ms,
)
