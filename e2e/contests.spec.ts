import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { register, site, withVisitor } from './visiting.ts'
import { violationsOf } from './violations.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

test('RT-012: a guest finds the tournament that runs, its stages with what their places bring, the others and the rules', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/tournaments-promo/carpathian-league/`)
    await heading(page, 'Карпатська ліга: Підніжжя').waitFor()
    await heading(page, 'Етапи').waitFor()
    await main(page).getByText('1 місце: 100 очок').first().waitFor()
    await heading(page, 'Правила простими словами').waitFor()
    await main(page)
      .getByRole('link', { name: /Високий стрибок/ })
      .click()
    await page.waitForURL(/high-jump/)
    await heading(page, 'Високий стрибок').waitFor()
    await main(page).getByText('Рахується найкращий раунд спроби.').waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))

test('SA-012, RT-049, RT-059: a player gets into the special race by its code and joins a team once', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'contestant')
    await page.goto(`${site}/special-races/`)
    await main(page).getByLabel('Код гонки').fill('no-such-code')
    await main(page).getByRole('button', { name: 'Приєднатися' }).click()
    await main(page).getByText('Такий код не підходить').waitFor()
    await main(page).getByLabel('Код гонки').fill('open-doors')
    await main(page).getByRole('button', { name: 'Приєднатися' }).click()
    await main(page).getByText('Ви берете участь').first().waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.goto(`${site}/kings-kombat/`)
    await main(page).getByRole('button', { name: 'До цієї команди' }).first().click()
    await main(page).getByText('Ваша команда').waitFor()
    expect(await main(page).getByRole('button', { name: 'До цієї команди' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await page.goto(`${site}/contests/`)
    await heading(page, 'Змагання').waitFor()
    await main(page)
      .getByRole('link', { name: /Сонце проти Місяця/ })
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))
