import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, fitsPhone, noDialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const tasks = (page: Page) => dialog(page).getByRole('list', { name: 'Завдання' }).getByRole('listitem')
const taskOf = (page: Page, title: string) => tasks(page).filter({ hasText: title })

test('SA-069, BO-021, MD-022, OP-029: a guest sees the tasks of the first week; who registers does one, takes its prize in the window and finds it among their prizes', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/games/?openModal=WelcomeQuest`)
    await tasks(page).first().waitFor()
    expect(await tasks(page).count()).toBe(5)
    await dialog(page).getByText('почнуться, коли ви зареєструєтеся').waitFor()
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await register(page, 'first-week')
    await page.goto(`${site}/bonuses/`)
    await page.getByRole('main').getByRole('button', { name: 'Переглянути завдання' }).click()
    await dialog(page).getByText('Виконано 0 з 5').first().waitFor()
    await taskOf(page, 'Завітайте у три різні дні').getByText('1 з 3').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Забрати приз' }).count()).toBe(0)
    await deposit(page, 10_000)
    // The window says so by itself, and a notice tells it.
    await page.getByText('«Перший тиждень»: виконано «Поповніть рахунок»').waitFor()
    await taskOf(page, 'Поповніть рахунок').getByRole('button', { name: 'Забрати приз' }).click()
    await dialog(page)
      .getByRole('status')
      .getByText(/^Ваш приз: .*50/)
      .waitFor()
    await taskOf(page, 'Поповніть рахунок').getByText('Отримано').waitFor()
    await fitsPhone(page)
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await noDialog(page)
    await page.goto(`${site}/profile/?tab=prizes`)
    await page.getByText('«Перший тиждень»: Поповніть рахунок').first().waitFor()
    await page.goto(`${site}/bonuses/?openModal=WelcomeQuest`)
    await taskOf(page, 'Підтвердьте контакт').getByRole('button', { name: 'Підтвердити' }).click()
    await page.getByRole('dialog', { name: 'Підтвердьте e-mail' }).getByRole('button', { name: 'Надіслати код' }).waitFor()
  }))
