import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { publishBooks } from './operate.ts'
import { deposit, dialog, fitsPhone, register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

const run = promisify(execFile)

let browser: Browser
let folder: string
beforeAll(async () => {
  ;[browser, folder] = await Promise.all([launchBrowser(), mkdtemp(path.join(tmpdir(), 'openhouse-proof-'))])
})
afterAll(() => Promise.all([browser.close(), rm(folder, { recursive: true, force: true })]))

/** What a press of a link or a button gives, as a file in the folder. */
const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const file = page.waitForEvent('download')
  await press()
  const download = await file
  const to = path.join(folder, download.suggestedFilename())
  await download.saveAs(to)
  return to
}

const card = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .last()

test('a player reads what each part of their balance came from, finds it in the published books, and proves it with two files and no connection', () =>
  withVisitor(browser, async (page, context) => {
    await register(page, 'proves-balance')
    await deposit(page, 40_000)
    await page.goto(`${site}/?money-box=2`)
    await dialog(page).getByLabel('Сума', { exact: true }).fill('150')
    await dialog(page)
      .getByRole('button', { name: /Відкласти 150/ })
      .click()
    await dialog(page).getByRole('listitem').filter({ hasText: '150' }).waitFor()
    await page.goto(`${site}/balance/`)
    await card(page, 'Основний рахунок')
      .getByText(/^250,00\s₴$/)
      .first()
      .waitFor()
    await card(page, 'Основний рахунок').getByText('Поповнення').first().waitFor()
    expect(await violationsOf(page)).toEqual([])

    await publishBooks()
    await page.goto(`${site}/fairness/#liabilities`)
    await page.getByRole('button', { name: 'Перевірити мій баланс' }).click()
    await page.getByText(/400,00\s₴ станом на .* враховано в опублікованій сумі/).waitFor()
    const books = page.getByRole('list', { name: 'Опубліковані суми, найновіші згори' })
    const root = /[0-9a-f]{64}/.exec(await books.getByRole('listitem').filter({ hasText: '₴' }).first().innerText())?.[0] ?? ''
    const script = await downloaded(page, () => page.getByRole('link', { name: 'Скрипт для перевірки (Python)' }).click())
    const proof = await downloaded(page, () => page.getByRole('button', { name: 'Завантажити мій доказ' }).click())
    await fitsPhone(page)

    // Nothing but Python, the two files and the root that was read on the page.
    await context.setOffline(true)
    expect((await run('python3', [script, proof, root])).stdout).toMatch(/^UAH: 400\.00 of .*: your balance is in the published books$/m)
    const less = (await readFile(proof, 'utf8')).replace('"40000"', '"39999"')
    await writeFile(proof, less)
    await expect(run('python3', [script, proof, root])).rejects.toThrow(/Command failed/)
    await context.setOffline(false)
  }))
