import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { launchBrowser } from './browser.ts'
import { confirmBoth, isSignedIn, opened, press, findingsOf, wrongFieldWords } from './registering.ts'
import { dialog, emailOf, holdBack, noDialog, inPost, ownName, password, register, settled, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Filled {
  readonly variant: string
  readonly fields: readonly (readonly [label: string, value: string])[]
  readonly send: string
  readonly choose?: string
}

const forms: readonly Filled[] = [
  {
    variant: 'default',
    fields: [
      ['E-mail', 'form-default@example.com'],
      ['Пароль', password],
    ],
    send: 'Зареєструватися',
  },
  {
    variant: 'default_new',
    choose: 'Телефон',
    fields: [
      ['Номер телефону', '050 765 43 21'],
      ['Пароль', password],
    ],
    send: 'Зареєструватися',
  },
  {
    variant: '3',
    fields: [
      ['E-mail', 'form-cash@example.com'],
      ['Пароль', password],
    ],
    send: 'Зареєструватися й перейти до каси',
  },
  {
    variant: 'normal',
    fields: [
      ['E-mail', 'form-normal@example.com'],
      ['Номер телефону (необов’язково)', '+380507654322'],
      ['Логін', 'form-normal'],
      ['Пароль', password],
    ],
    send: 'Зареєструватися',
  },
  {
    variant: 'oneContact',
    fields: [
      ['E-mail або телефон', '0507654323'],
      ['Пароль', password],
    ],
    send: 'Зареєструватися',
  },
  { variant: 'short', fields: [['E-mail або телефон', 'form-short@example.com']], send: 'Зареєструватися' },
]

/** On a wide screen the same window is centred: checked with the shortest and the longest form. */
const wide = forms.filter(({ variant }) => ['short', 'normal'].includes(variant))

describe.each([
  [390, forms],
  [1440, wide],
] as const)('at %i px', (width, those) => {
  test.each(those)(
    'AU-011, EN-033, OP-011, MD-001: the form $variant has its own fields and makes a player',
    ({ variant, fields, send, choose }) =>
      withVisitor(
        browser,
        async (page) => {
          await opened(page, `/?register&register_flow=${variant}`)
          if (choose) await dialog(page).locator('fieldset').getByText(choose, { exact: true }).click()
          const labels = fields.map(([label]) => label)
          for (const label of labels) expect(await dialog(page).getByLabel(label, { exact: true }).count()).toBe(1)
          expect(
            await dialog(page)
              .getByText(/Країна|Валюта/)
              .count(),
          ).toBe(0)
          expect(await findingsOf(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
          // A contact belongs to nobody until confirmed, so the same one can register at both widths.
          for (const [label, value] of fields)
            await dialog(page)
              .getByLabel(label, { exact: true })
              .fill(label === 'Логін' ? ownName(`${value}-${width}`) : value)
          await press(page, send)
          await dialog(page).getByText('Підтвердьте свій вік').waitFor()
          await confirmBoth(page)
          await press(page, send)
          await isSignedIn(page)
        },
        { width, height: 844 },
      ),
  )
})

test.each([
  ['E-mail', () => emailOf(ownName('by-code')), /код: (\d{6})/],
  ['Телефон', () => `+38050766${randomInt(1_000, 9_999)}`, /код (\d{6})/],
] as const)(
  'API-039, API-040, API-020, AU-015, MD-005: a code to the %s registers; the next start asks for a password',
  (choice, ownContact, pattern) =>
    withVisitor(browser, async (page) => {
      const contact = ownContact()
      await opened(page, '/?register-flow=otp')
      await dialog(page).locator('fieldset').getByText(choice, { exact: true }).click()
      await dialog(page).getByRole('textbox').fill(contact)
      expect(await findingsOf(page)).toEqual([])
      await press(page, 'Отримати код')
      await confirmBoth(page)
      await press(page, 'Отримати код')
      const code = await inPost(contact, pattern)
      await dialog(page)
        .getByLabel('Код')
        .fill(code === '000000' ? '000001' : '000000')
      await press(page, /^Підтвердити$/)
      await dialog(page).getByText('Код не підходить').waitFor()
      expect(await findingsOf(page)).toEqual([])
      await dialog(page).getByLabel('Код').fill(code)
      await press(page, /^Підтвердити$/)
      await isSignedIn(page)
      await noDialog(page)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

      await page.goto(`${site}/?disable-register-complete-modal`)
      await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
      await settled(page)
      expect(await dialog(page).count()).toBe(0)
      await page.evaluate(() => window.sessionStorage.clear())
      await page.goto(site)
      await dialog(page).getByText('Зараз пароля у вас немає').waitFor()
      expect(await findingsOf(page)).toEqual([])
      await dialog(page).getByLabel('Новий пароль').fill(password)
      await press(page, 'Зберегти пароль')
      await page.getByText('Пароль змінено').waitFor()
    }),
)

test('AU-016, EN-067: a reminder that was put off stays away for a day, and one that is not wanted for good', () =>
  withVisitor(browser, async (page, context) => {
    await opened(page, '/?register&register_flow=short')
    await dialog(page).getByLabel('E-mail або телефон').fill('puts-off@example.com')
    await confirmBoth(page)
    await press(page, 'Зареєструватися')
    await isSignedIn(page)
    await page.goto(site)
    await dialog(page).getByText('Зараз пароля у вас немає').waitFor()
    await press(page, 'Закрити')
    await noDialog(page)
    const put_off = (await context.cookies()).find(({ name }) => name === 'disable-register-complete-modal')
    expect(Math.round(((put_off?.expires ?? 0) * 1000 - Date.now()) / 3_600_000)).toBe(24)
    await page.goto(site)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
    await context.clearCookies({ name: 'disable-register-complete-modal' })
    await page.goto(site)
    await press(page, 'Більше не нагадувати')
    await page.goto(site)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
  }))

test('AU-009, AU-015, MD-003, ST-011: whose contact somebody else confirmed is asked for another one, and for both confirmations', async () => {
  await withVisitor(browser, async (page) => {
    const contact = emailOf(await register(page, 'lost-contact'))
    await inPost(contact, /код: (\d{6})/)
    await withVisitor(browser, async (other) => {
      await opened(other, '/?register-flow=otp')
      await dialog(other).getByRole('textbox').fill(contact)
      await confirmBoth(other)
      await press(other, 'Отримати код')
      await dialog(other)
        .getByLabel('Код')
        .fill(await inPost(contact, /код: (\d{6})[^\d]*завершити реєстрацію/))
      await press(other, /^Підтвердити$/)
      await isSignedIn(other)
    })
    await page.goto(site)
    await dialog(page).getByText('немає контакту').waitFor()
    expect(await findingsOf(page)).toEqual([])
    await press(page, 'Завершити реєстрацію')
    for (const said of ['Введіть e-mail, наприклад', 'Підтвердьте свій вік', 'Погодьтеся з правилами'])
      await dialog(page).getByText(said).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('contact')
    await confirmBoth(page)
    await dialog(page).getByLabel('E-mail або телефон').fill('another-contact@example.com')
    await press(page, 'Завершити реєстрацію')
    await page.getByText('Реєстрацію завершено').waitFor()
    await page.goto(site)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
  })
})

test('AU-001, AU-002: a source that registers elsewhere is left for, and no window opens', () =>
  withVisitor(browser, async (page) => {
    const asked: unknown[] = []
    await page.route('**/rest/otp/get-flow/', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill({ json: { success: true, redirectUrl: 'https://partner.example/join' } })
    })
    await page.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner', contentType: 'text/html' }))
    await page.goto(`${site}/?openModal=Register&source=header`)
    await page.waitForURL('https://partner.example/join')
    expect(asked).toEqual([{ registration_source: 'header', version: 'v2' }])
  }))

test('AU-002, AU-004: a source that leads to a page of this site opens the window, and whoever registered is led there', () =>
  withVisitor(browser, async (page) => {
    await page.route('**/rest/otp/get-flow/', async (route) => {
      const answer = (await (await route.fetch()).json()) as object
      return route.fulfill({ json: { ...answer, redirectUrl: '/responsible-play/' } })
    })
    await opened(page, '/?openModal=Register&source=header')
    expect(new URL(page.url()).pathname).toBe('/')
    await dialog(page).getByLabel('E-mail').fill('led-by-source@example.com')
    await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
    await confirmBoth(page)
    await press(page, 'Зареєструватися')
    await page.waitForURL(`${site}/responsible-play/`)
  }))

test('RO-011: links for guests do nothing for a player', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'knows-links')
    await page.goto(`${site}/?invited_by=friend-7&gift_id=ua-welcome&popup=restore&register&register_flow=otp`)
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
    expect(
      await page.evaluate(() => window.sessionStorage.getItem('referral-code') ?? window.sessionStorage.getItem('free-spin-gift-id')),
    ).toBeNull()
  }))

test('AU-006, API-046, GA-022, OP-013: who wanted to play for money registers and comes back to that game, for money, and again by the link of the letter', () =>
  withVisitor(browser, async (page) => {
    const email = `${ownName('wants-money')}@example.com`
    const told = page.waitForRequest(/\/rest\/player\/game-play-start\//, { timeout: 90_000 })
    await page.goto(`${site}/?game=golden-orchard`)
    await dialog(page).getByText('Гроші', { exact: true }).click()
    await dialog(page).getByLabel('E-mail або телефон').fill(email)
    await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
    await confirmBoth(page)
    await press(page, 'Зареєструватися')
    await isSignedIn(page)
    await expect.poll(() => dialog(page).count()).toBe(1)
    await expect.poll(() => dialog(page).getByRole('radio', { name: 'Гроші' }).isChecked()).toBe(true)
    expect((await told).postDataJSON()).toMatchObject({ type: 'money_play', source: 'game_play' })
    // The window over the game waits for it: whatever appears later hides from screen readers what stood before.
    const release = await holdBack(page, /\/game-modal-/)
    const loaded = page.waitForResponse(/\/registration-confirm-modal-/)
    await page.goto(`${site}/?security-confirmation`)
    await loaded
    release()
    await page.getByRole('dialog', { name: 'Підтвердьте e-mail' }).getByRole('button', { name: 'Надіслати код' }).click()
    await page.getByLabel('Код').fill(await inPost(email, /код: (\d{6})/))
    await page.getByRole('button', { name: 'Підтвердити', exact: true }).click()
    await press(page, 'Чудово')
    await expect.poll(() => dialog(page).count()).toBe(1)
    expect(await dialog(page).getByRole('radio', { name: 'Гроші' }).isChecked()).toBe(true)
    await page.goto(`${site}/?security-confirmation`)
    await page.getByText('Контакт підтверджено').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  }))

test('API-282, API-283: whoever follows the link of a promotion registers, or logs in, by its calls and is told nothing else', () =>
  withVisitor(browser, async (page) => {
    const email = `${ownName('promo')}@example.com`
    await opened(page, '/games/?promo=spring-7&register_flow=default')
    expect(new URL(page.url()).search).not.toContain('promo')
    await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
    await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
    await confirmBoth(page)
    const registered = page.waitForRequest(/\/rest\/promo\/register\//)
    await press(page, 'Зареєструватися')
    expect((await registered).postDataJSON()).toMatchObject({ email, promo_id: 'spring-7' })
    await isSignedIn(page)
    await page.context().clearCookies()
    await opened(page, '/?promo=spring-7')
    await dialog(page).getByRole('button', { name: 'Увійти', exact: true }).click()
    await dialog(page).getByLabel('Логін, e-mail або телефон').fill(email)
    await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
    const logged_in = page.waitForRequest(/\/rest\/promo\/login\//)
    await dialog(page).getByRole('button', { name: 'Увійти', exact: true }).click()
    expect((await logged_in).postDataJSON()).toMatchObject({ login: email, promo_id: 'spring-7' })
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
  }))

test('AU-003: a house that does not answer is told of, and asked again by a button', () =>
  withVisitor(browser, async (page) => {
    // Longer than the page's own polling interval.
    await page.route('**/rest/otp/get-flow/', (route) => route.abort())
    await page.goto(`${site}/?register`)
    await dialog(page).getByRole('button', { name: 'Спробувати ще раз' }).waitFor()
    await page.unroute('**/rest/otp/get-flow/')
    await press(page, 'Спробувати ще раз')
    await dialog(page).getByLabel('E-mail').waitFor()
  }))

test.each(Object.entries(wrongFieldWords))(
  'AU-008: at %s every wrong field of the fullest form says what is wrong, and the first has the focus',
  (start, said) =>
    withVisitor(browser, async (page) => {
      await page.goto(`${site}${start}?register&register_flow=normal`)
      await dialog(page).locator('[name=phone]').fill('12')
      await dialog(page).locator('[name=login]').fill('козак')
      await dialog(page).locator('[name=email]').fill('olena@')
      await dialog(page).locator('[name=password]').fill('123')
      await dialog(page).locator('button[type=submit]').click()
      for (const words of said) await dialog(page).getByText(words).first().waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
      expect(await findingsOf(page)).toEqual([])
    }),
)
