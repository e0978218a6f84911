import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { operate } from './operate.ts'
import { dialog, register, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What a page tells of its forms: `Register field email`. */
const toldBy = (page: Page): string[] => {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/rest/trackers/forms/')) return
    const { form, event, field, ...more } = request.postDataJSON() as Record<string, string>
    told.push([form, event, field, ...Object.values(more)].filter(Boolean).join(' '))
  })
  return told
}

test('TH-025, API-290: what happens to the forms of registration, security settings and deposit is told by their fields’ names and never by what is typed, and counted for operators', () =>
  withVisitor(browser, async (page) => {
    const told = toldBy(page)
    await page.goto(`${site}/?register`)
    await dialog(page).getByLabel('E-mail').fill('no-address')
    await expect.poll(() => told).toContain('Register start')
    await dialog(page).getByRole('button', { name: 'Зареєструватися' }).click()
    await expect.poll(() => told).toContain('Register error email')
    expect(told.slice(0, 3)).toEqual(['Register start', 'Register field email', 'Register submit'])
    expect(told.filter((line) => line === 'Register error email')).toHaveLength(1)
    expect(told.join(' ')).not.toContain('no-address')

    await register(page, 'touches-forms')
    await page.goto(`${site}/cash/deposit/`)
    await page.getByLabel('Сума', { exact: true }).fill('1')
    await expect.poll(() => told).toContain('Deposit start')
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    await expect.poll(() => told).toContain('Deposit error amount')
    expect(told.filter((line) => line.startsWith('Deposit')).slice(0, 3)).toEqual([
      'Deposit start',
      'Deposit field amount',
      'Deposit submit',
    ])

    await page.goto(`${site}/profile/?tab=security`)
    await page.getByRole('button', { name: 'Змінити пароль' }).click()
    await dialog(page).getByLabel('Теперішній пароль').fill('навмання')
    await expect.poll(() => told).toContain('SecuritySettings start')
    await dialog(page).getByRole('button', { name: 'Зберегти пароль' }).click()
    await expect.poll(() => told).toContain('SecuritySettings error new_password')
    await expect
      .poll(async () => (await operate('forms', 'report')).split('\n').map((line) => line.split('\t').slice(0, 2).join(' ')))
      .toEqual(expect.arrayContaining(['Register email', 'Deposit amount', 'SecuritySettings new_password']))
  }))
