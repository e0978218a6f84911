import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { photo } from '#casino/players/profile/testing/send-document.ts'
import { launchBrowser } from './browser.ts'
import { sendProfile } from './by-call.ts'
import { approveIdentity, olena } from './identity.ts'
import { operate } from './operate.ts'
import { register, site, withVisitor, fitsPhone } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const sent = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /Завантажити/ }) })

const send = async (page: Page, what: string): Promise<void> => {
  await page.getByLabel('Що це').selectOption({ label: what })
  await page.getByLabel('Фото', { exact: true }).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(500) })
  await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await sent(page).filter({ hasText: what }).filter({ hasText: 'Перевіряємо' }).waitFor()
}

/** Number of the newest document, as in the operator's list. */
const newest = async (page: Page): Promise<string> => {
  const address = await sent(page).first().getByRole('link').getAttribute('href')
  return /documents\/(\d+)\//.exec(address ?? '')?.[1] ?? ''
}

test('PR-002, PR-003, RTM-027, API-054: a player sends documents, an operator decides, and the player sees it without a reload', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'shows-papers')
    await sendProfile(page, site, olena)
    await page.goto(`${site}/profile/?tab=documents`)
    await page.getByText('Надішліть фото документа й селфі з ним').waitFor()
    await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
    await page.getByText('Додайте фото документа').waitFor()
    // Choosing a photo removes the error, and its long file name does not widen the page on a phone.
    const wide = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    const long_name = `${'довга назва фотографії '.repeat(4)}.jpg`
    await page.getByLabel('Фото', { exact: true }).setInputFiles({ name: long_name, mimeType: 'image/jpeg', buffer: await photo(500) })
    await page.getByText('Додайте фото документа').waitFor({ state: 'detached' })
    await page.getByText('довга назва фотографії').waitFor()
    await fitsPhone(page)
    await page.setViewportSize(wide)
    await send(page, 'Паспорт або ID-картка')
    // Lost if anything reloads the page from here on.
    await page.evaluate(() => void Object.assign(window, { has_not_reloaded: true }))

    const first = await newest(page)
    expect(await operate('documents', 'list')).toContain(`${first}\tidentity\t${login}\tОлена\tМельник\t1990-05-17`)
    await operate('documents', 'reject', first, '--reason', 'Дату не видно')
    await page.getByText('Документ не підійшов').waitFor()
    await sent(page).filter({ hasText: 'Причина: Дату не видно' }).waitFor()
    await page.getByText('Одне з фото не підійшло').waitFor()

    for (const what of ['Паспорт або ID-картка', 'Селфі з документом']) {
      await send(page, what)
      const id = await newest(page)
      await (what.startsWith('Селфі') ? operate('documents', 'approve', id) : approveIdentity(id))
      await sent(page).filter({ hasText: what }).filter({ hasText: 'Підтверджено' }).waitFor()
    }
    await page.getByText('Вашу особу підтверджено').waitFor()
    expect(await page.evaluate(() => 'has_not_reloaded' in window)).toBe(true)
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole('link', { name: 'Особисті дані' }).click()
    await page.getByText('Підтверджено документом').first().waitFor()
    expect(await page.getByLabel('Ім’я').getAttribute('readonly')).not.toBeNull()
  }))
