import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { confirmBoth, isSignedIn, opened, press } from './registering.ts'
import { confirmEmail, dialog, emailOf, inPost, password, passwordField, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Clears the cookies: the same browser as a guest. */
const leave = (page: Page): Promise<void> => page.context().clearCookies()

const savePassword = async (page: Page, new_password: string): Promise<void> => {
  await dialog(page).getByLabel('Новий пароль').fill(new_password)
  await dialog(page).getByRole('button', { name: 'Зберегти пароль' }).click()
  await page.getByText('Пароль змінено').waitFor()
}

test('OP-013, MD-004, AU-022, AU-032, API-045: the sends that are left are asked of the house; the letter’s code confirms the e-mail, and a wrong one says so', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(await register(page, 'confirms'))
    const asked = page.waitForResponse(/\/rest\/player\/notify-attempts-count\//)
    await page.goto(`${site}/?security-confirmation`)
    const { data: left } = (await (await asked).json()) as { data: { email: { attempts: number } } }
    expect(left.email.attempts).toBe(3)
    await dialog(page).getByText('Можна надіслати ще 3 рази.').waitFor()
    const code = await inPost(email, /код: (\d{6})/)
    await dialog(page).getByRole('button', { name: 'Надіслати код' }).click()
    await dialog(page)
      .getByLabel('Код')
      .fill(code === '000000' ? '000001' : '000000')
    await dialog(page).getByRole('button', { name: 'Підтвердити' }).click()
    await dialog(page).getByText('Код не підходить').waitFor()
    await dialog(page).getByText('Можна надіслати ще 2 рази.').waitFor()
    // The code sent with the registration is still valid.
    await dialog(page).getByLabel('Код').fill(code)
    await dialog(page).getByRole('button', { name: 'Підтвердити' }).click()
    await dialog(page).getByText('Контакт підтверджено').waitFor()
  }))

test('OP-004, OP-048, AU-024, AU-026, MD-005, MD-008, MD-009: the link of the letter gives a new password, once', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(await register(page, 'forgets'))
    await confirmEmail(page, email)
    await leave(page)
    await page.goto(`${site}/?popup=restore`)
    await dialog(page).getByLabel('E-mail або телефон').fill(email)
    await dialog(page).getByRole('button', { name: 'Надіслати код' }).click()
    const link = await inPost(email, /change-password=([\w-]+)"/)
    await page.goto(`${site}/?change-password=${link}`)
    await dialog(page).getByLabel('Новий пароль').waitFor()
    expect(page.url()).not.toContain(link)
    await savePassword(page, 'вишня вже відцвіла')
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
    await leave(page)
    await page.goto(`${site}/?change-password=${link}`)
    await dialog(page).getByText('Посилання вже не діє').waitFor()
    expect(page.url()).not.toContain('change-password')
    await dialog(page).getByRole('button', { name: 'Запросити новий лист' }).click()
    await dialog(page).getByLabel('E-mail або телефон').waitFor()
  }))

test('API-025, API-029, MD-009: the code of the letter does the same without leaving the page', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(await register(page, 'types-code'))
    await confirmEmail(page, email)
    await leave(page)
    await page.goto(`${site}/?popup=restore`)
    await dialog(page).getByLabel('E-mail або телефон').fill(email)
    await dialog(page).getByRole('button', { name: 'Надіслати код' }).click()
    await dialog(page)
      .getByLabel('Код')
      .fill(await inPost(email, /на сайті код: (\d{6})/))
    await dialog(page).getByRole('button', { name: 'Підтвердити' }).click()
    await savePassword(page, 'вишня вже відцвіла')
  }))

/** The last digits of the number that the newest flash call came from. */
const calledBy = (phone: string): Promise<string> => inPost(phone, /flash-call.*?<pre>\D*(\d{4})/s)

test('AU-023, AU-028, API-027, API-033: a call confirms the phone, and another one gives a new password', () =>
  withVisitor(browser, async (page) => {
    const phone = `+38050${randomInt(1_000_000, 9_999_999)}`
    await opened(page, '/?register&register_flow=default_new')
    await dialog(page).locator('fieldset').getByText('Телефон', { exact: true }).click()
    await dialog(page).getByLabel('Номер телефону', { exact: true }).fill(phone)
    await passwordField(page).fill(password)
    await confirmBoth(page)
    await press(page, 'Зареєструватися')
    await isSignedIn(page)
    await page.goto(`${site}/?security-confirmation`)
    await press(page, 'Отримати дзвінок')
    await dialog(page).getByText(`Зараз на ${phone} зателефонують`).waitFor()
    await dialog(page)
      .getByLabel('Останні 4 цифри номера')
      .fill(await calledBy(phone))
    await press(page, 'Підтвердити')
    await dialog(page).getByText('Контакт підтверджено').waitFor()

    await leave(page)
    await page.goto(`${site}/?popup=restore`)
    await dialog(page).getByLabel('E-mail або телефон').fill(phone)
    await press(page, 'Надіслати код')
    const before = await calledBy(phone)
    await press(page, 'Зателефонувати')
    await dialog(page).getByText('Не відповідайте').waitFor()
    await expect.poll(() => calledBy(phone), { timeout: 20_000 }).not.toBe(before)
    await dialog(page)
      .getByLabel('Останні 4 цифри номера')
      .fill(await calledBy(phone))
    await press(page, 'Підтвердити')
    await savePassword(page, 'вишня вже відцвіла')
    await page.getByRole('link', { name: 'Поповнити' }).first().waitFor()
  }))

/** Presses a button beside a contact in the security settings. */
const pressBeside = (page: Page, contact: string, name: string): Promise<void> =>
  page.locator('dd', { hasText: contact }).getByRole('button', { name, exact: true }).click()

test('API-034: a confirmed number is replaced from the profile, and so is an e-mail, once its code was typed', () =>
  withVisitor(browser, async (page) => {
    const email = emailOf(await register(page, 'replaces'))
    await confirmEmail(page, email)
    const [phone, other] = [`+38050${randomInt(1_000_000, 9_999_999)}`, `+38067${randomInt(1_000_000, 9_999_999)}`]
    const give = async (number: string, label: string): Promise<void> => {
      await dialog(page).getByLabel(label, { exact: true }).fill(number)
      await dialog(page).getByLabel('Ваш пароль', { exact: true }).fill(password)
      await press(page, 'Отримати код в SMS')
      await dialog(page)
        .getByLabel('Код')
        .fill(await inPost(number, /код (\d{6})/))
      await press(page, 'Підтвердити')
      await dialog(page).getByText('Контакт підтверджено').waitFor()
      await press(page, 'Чудово')
    }
    await page.goto(`${site}/profile/?tab=security`)
    await pressBeside(page, 'Ще не додано', 'Додати')
    await give(phone, 'Номер телефону')
    await pressBeside(page, phone, 'Змінити')
    await give(other, 'Новий номер телефону')
    await page.locator('dd', { hasText: other }).getByText('Підтверджено').waitFor()

    const new_email = `new-${email}`
    await pressBeside(page, email, 'Змінити')
    await dialog(page).getByLabel('E-mail', { exact: true }).fill(new_email)
    await dialog(page).getByLabel('Ваш пароль', { exact: true }).fill(password)
    await press(page, 'Надіслати код')
    await dialog(page)
      .getByLabel('Код')
      .fill(await inPost(new_email, /код: (\d{6})/))
    await press(page, 'Підтвердити')
    await dialog(page).getByText('Контакт підтверджено').waitFor()
    await press(page, 'Чудово')
    await page.locator('dd', { hasText: new_email }).getByText('Підтверджено').waitFor()
  }))
