import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { confirmEmail, dialog, emailOf, noDialog, inPost, password, passwordField, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto(`${site}/profile/?tab=security`)
  await page.getByRole('heading', { name: 'Вхід у два кроки' }).waitFor()
}
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Вийти з акаунта' }).click()
  await page.getByRole('button', { name: 'Увійти', exact: true }).first().waitFor()
  await page.waitForURL(`${site}/`)
}
const openLogin = async (page: Page, more = ''): Promise<void> => {
  await page.goto(`${site}/?openModal=Login${more}`)
  await dialog(page).getByLabel('Логін, e-mail або телефон').waitFor()
}
const logInByPassword = async (page: Page, login: string): Promise<void> => {
  await openLogin(page)
  await dialog(page).getByLabel('Логін, e-mail або телефон').fill(login)
  await passwordField(page).fill(password)
  await dialog(page).getByRole('button', { name: 'Увійти', exact: true }).click()
}

/** Chromium's virtual authenticator: a platform authenticator with user verification. */
const addAuthenticator = async (page: Page, context: BrowserContext): Promise<void> => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
/** A browser without passkey autofill, so that the button is the only way. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    if (window.location.search.includes('button-only')) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
const pressPasskey = async (page: Page): Promise<void> => {
  await openLogin(page, '&button-only')
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Увійти з ключем доступу' }).click()
}

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Enables the second factor with the code of half a minute ago, so that the current one is still unused. */
const setUpApp = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await page.getByRole('button', { name: 'Налаштувати' }).click()
  await dialog(page).getByRole('img', { name: 'QR-код' }).waitFor()
  await dialog(page).getByText('Не можу відсканувати').click()
  const secret = (await dialog(page).locator('.font-mono').textContent())?.replaceAll(' ', '') ?? ''
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByLabel('Код із застосунку').fill('000 000')
  await dialog(page).getByRole('button', { name: 'Увімкнути' }).click()
  await dialog(page).getByText('Код не підходить').waitFor()
  await dialog(page).getByLabel('Код із застосунку').fill(codeOf(secret, -1))
  await dialog(page).getByRole('button', { name: 'Увімкнути' }).click()
  await dialog(page).getByRole('heading', { name: 'Вхід у два кроки ввімкнено' }).waitFor()
  const codes = await dialog(page).getByRole('listitem').allTextContents()
  // Backup codes that are not saved yet must not be dismissed by a key, nor by a phone's gesture.
  await page.keyboard.press('Escape')
  await page.evaluate(() => history.back())
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Коди збережено' }).click()
  await noDialog(page)
  return { secret, codes }
}

test('a player adds a passkey, names it, and signs in with it, by the button and in the field of the name', () =>
  withVisitor(browser, async (page, context) => {
    await addAuthenticator(page, context)
    await withoutAutofill(page)
    await confirmEmail(page, emailOf(await register(page, 'has-a-passkey')))
    await openSecurity(page)
    await page.getByRole('button', { name: 'Додати ключ доступу' }).click()
    await page.getByText('Ключ доступу додано').waitFor()
    await page.getByRole('button', { name: /Перейменувати ключ/ }).click()
    await page.getByLabel('Назва ключа').fill('Мій ноутбук')
    await page.keyboard.press('Enter')
    await page.getByText('Мій ноутбук').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.id)
    await expect.poll(focused).toBe('Перейменувати ключ «Мій ноутбук»')
    expect(await violationsOf(page)).toEqual([])
    await logOut(page)

    await pressPasskey(page)
    await page.getByText('Ви увійшли').waitFor()
    await openSecurity(page)
    await page.getByText('з ключем доступу').waitFor()
    await logOut(page)

    // The browser offers the passkey in the field, and the user accepts: nothing is typed or clicked.
    await page.goto(`${site}/?openModal=Login`)
    await page.getByText('Ви увійшли').waitFor()

    await openSecurity(page)
    await page.getByRole('button', { name: 'Видалити ключ «Мій ноутбук»' }).click()
    await page.getByText('Ключ видалено').waitFor()
    await expect.poll(focused).toBe('content')
    await logOut(page)
    await pressPasskey(page)
    await dialog(page).getByText('Цей ключ доступу не підійшов').waitFor()
  }))

test('API-022, AU-030: with an app set up a log-in asks for its code; a recovery code stands in for it once', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'two-steps')
    await confirmEmail(page, emailOf(login))
    await openSecurity(page)
    const { secret, codes } = await setUpApp(page)
    expect(codes).toHaveLength(10)
    await page.getByText('Залишилося 10 резервних кодів').waitFor()
    await logOut(page)

    await logInByPassword(page, login)
    await dialog(page).getByRole('heading', { name: 'Другий крок входу' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code')
    await dialog(page).getByLabel('Код із застосунку').fill('000000')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Код не підходить').waitFor()
    await dialog(page).getByLabel('Код із застосунку').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByText('Ви увійшли').waitFor()
    await openSecurity(page)
    await page.getByText('за паролем і кодом').waitFor()
    await logOut(page)

    await logInByPassword(page, login)
    await dialog(page).getByRole('button', { name: 'Немає доступу до застосунку' }).click()
    await dialog(page)
      .getByLabel('Резервний код')
      .fill(codes[0]?.toUpperCase() ?? '')
    await page.keyboard.press('Enter')
    await page.getByText('Резервний код використано').waitFor()
    await openSecurity(page)
    await page.getByText('Залишилося 9 резервних кодів').waitFor()
    await page.getByRole('button', { name: 'Вимкнути', exact: true }).click()
    // Of two buttons, the one that changes nothing has the focus.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Залишити ввімкненим')
    await dialog(page).getByRole('button', { name: 'Вимкнути', exact: true }).click()
    await page.getByText('Вхід у два кроки вимкнено').waitFor()
    await page.getByRole('button', { name: 'Налаштувати' }).waitFor()
  }))

test('API-024: whoever restores the password where they are signed in is asked for the code of the app, and told that they are not in yet', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(await register(page, 'restores-steps'))
    await confirmEmail(page, email)
    await openSecurity(page)
    const { secret } = await setUpApp(page)
    await withVisitor(browser, async (other) => {
      await other.goto(`${site}/?popup=restore`)
      await dialog(other).getByLabel('E-mail або телефон').fill(email)
      await dialog(other).getByRole('button', { name: 'Надіслати код' }).click()
      await dialog(other).getByLabel('Код').waitFor()
    })
    await page.goto(`${site}/?change-password=${await inPost(email, /change-password=([\w-]+)"/)}`)
    await dialog(page).getByLabel('Новий пароль').fill('абрикоси достигають улітку')
    await page.keyboard.press('Enter')
    await dialog(page).getByRole('heading', { name: 'Другий крок входу' }).waitFor()
    await page.getByText('Пароль змінено. Введіть код, щоб увійти.').waitFor()
    await dialog(page).getByLabel('Код із застосунку').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByText('Ви увійшли').waitFor()
  }))

test('API-284: a change that needs a proof asks for it in one window and then goes on by itself; who closes it changes nothing; payouts are protected by a press', () =>
  withVisitor(browser, async (page, context) => {
    await addAuthenticator(page, context)
    await confirmEmail(page, emailOf(await register(page, 'proves-it')))
    await openSecurity(page)
    let asked = 0
    // As the server responds ten minutes later.
    await page.route('**/rest/player/passkeys/begin/', async (route) => {
      asked += 1
      if (asked > 2) return route.continue()
      const body = JSON.stringify({ success: false, error: 'proof-needed', message: '', ways: 'password' })
      return route.fulfill({ status: 403, contentType: 'application/json', body })
    })
    const add = page.getByRole('button', { name: 'Додати ключ доступу' })
    await add.click()
    await dialog(page).getByRole('heading', { name: 'Підтвердьте, що це ви' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await noDialog(page)
    expect(asked).toBe(1)
    await add.click()
    await dialog(page).getByLabel('Ваш пароль').fill('not this one')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Пароль інший').waitFor()
    await dialog(page).getByLabel('Ваш пароль').fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('Ключ доступу додано').waitFor()
    expect(asked).toBe(3)
    const payouts = page.locator('section', { has: page.getByRole('heading', { name: 'Захист виплат' }) }).last()
    await payouts.getByText('Вимкнено').waitFor()
    await payouts.getByRole('button', { name: 'Захистити виплати' }).click()
    await payouts.getByText('Увімкнено').waitFor()
    await page.reload()
    await payouts.getByText('Кожна виплата питає, хто ви').waitFor()
    await payouts.getByRole('button', { name: 'Вимкнути захист' }).waitFor()
  }))

test('a log-in on another device is told by letter, and its link ends every session and leads to a new password', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'watched')
    const email = emailOf(login)
    await confirmEmail(page, email)
    await withVisitor(browser, async (other) => {
      await logInByPassword(other, login)
      await other.getByText('Ви увійшли').waitFor()
      const link = await inPost(email, /(\/\?not-me=[\w-]+)/)
      await page.goto(site + link)
      await dialog(page).getByRole('heading', { name: 'Захистити акаунт?' }).waitFor()
      expect(new URL(page.url()).search).toBe('')
      expect(await violationsOf(page)).toEqual([])
      await dialog(page).getByRole('button', { name: 'Завершити всі сеанси' }).click()
      await dialog(page).getByLabel('Новий пароль').fill('абрикоси достигають улітку')
      await page.keyboard.press('Enter')
      await noDialog(page)
      await openSecurity(page)
      const still_in = await other.evaluate(async () => {
        const answer = await fetch('/rest/init/', { headers: { 'x-requested-with': 'XMLHttpRequest' } })
        return ((await answer.json()) as { data: { isGuest: boolean } }).data.isGuest
      })
      expect(still_in).toBe(true)
    })
  }))
