import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { sendProfile } from './by-call.ts'
import { offerBirthday } from './operate.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, noDialog, register, registerByForm, site, withVisitor } from './visiting.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

/** What one player's deposits made for another. */
const makeGift = (code: { made: string }) =>
  withVisitor(browser, async (page) => {
    await register(page, 'gives-a-gift')
    await deposit(page, 200_000)
    await page.goto(`${site}/gift-bank/`)
    await main(page).getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: /Зробити подарунок/ })
      .click()
    const made = page.locator('[data-gift-code]').first()
    await made.waitFor()
    code.made = (await made.innerText()).trim()
    await page.goto(`${site}/invite-friends/`)
    await page
      .locator('[data-invite-link]')
      .getByText(/\?invited_by=[a-z0-9]{12}$/)
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

test('SA-019, RT-051, SA-056b, MD-023, MD-045, OP-028, BO-012: a full bank makes a gift that another player takes, plays with and lets wait its turn; links and windows of gifts open', async () => {
  const code = { made: '' }
  await makeGift(code)
  await withVisitor(browser, async (page) => {
    await register(page, 'is-given-a-gift')
    await page.goto(`${site}/gift-bank/`)
    await main(page).getByLabel('Код').fill(code.made)
    await main(page).getByRole('button', { name: 'Забрати подарунок' }).click()
    await page.waitForURL(/bonuses/)
    await card(page, 'Подарунок від друга').getByRole('button', { name: 'Узяти бонус' }).click()
    await dialog(page).getByText('Бонус грає').waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await noDialog(page)
    // A second one waits its turn, and its window asks before it begins.
    await page.goto(`${site}/?openModal=DailyBonusModal`)
    await dialog(page)
      .getByRole('button', { name: /^Узяти/ })
      .click()
    await dialog(page).getByText('Узято').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await noDialog(page)
    const panel = page.getByRole('complementary', { name: 'Бонус, що зараз грає' })
    await panel.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await panel.getByRole('button', { name: 'Сховати' }).click()
    expect(await panel.count()).toBe(0)
    await page.goto(`${site}/bonuses/`)
    await card(page, 'Щоденний бонус').getByRole('button', { name: 'Почати' }).click()
    await dialog(page).getByText('Почати цей бонус?').waitFor()
    await dialog(page).getByRole('button', { name: 'Не зараз' }).click()
    await noDialog(page)
  })
})

test('MD-050, OP-044, SA-021: around a birthday its window opens by itself with all of its terms, and its gift is taken in it; on other days it says when', () =>
  withVisitor(browser, async (page) => {
    const login = await register(page, 'has-a-birthday')
    await page.goto(`${site}/?openModal=HappyBirthdayModal`)
    await dialog(page)
      .getByText(/За три дні до дня народження/)
      .waitFor()
    await sendProfile(page, site, { birth_date: `1990${new Date().toISOString().slice(4, 10)}` })
    await offerBirthday(login)
    await page.goto(`${site}/games/`)
    const congratulation = page.getByRole('dialog', { name: 'З днем народження!' })
    await congratulation.getByText('Найбільша ставка').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await congratulation.getByRole('button', { name: 'Узяти подарунок' }).click()
    await page.waitForURL(/bonuses/)
    await noDialog(page)
    await main(page).locator('#active-bonus').getByRole('heading', { name: 'Подарунок до дня народження' }).waitFor()
  }))

/** What the tab holds of a link until its visitor registers. */
const wordsKept = (page: Page) =>
  page.evaluate(() => ['referral-code', 'free-spin-gift-id'].map((name) => window.sessionStorage.getItem(name)))

/** Comes by a link, and registers with the form of a later page: what goes with it is what the tab kept. */
const registerLater = async (page: Page, name: string, link: string, kept: readonly (string | null)[]): Promise<void> => {
  await page.goto(site + link)
  await dialog(page).getByLabel('E-mail').waitFor()
  await expect.poll(() => wordsKept(page)).toEqual(kept)
  await registerByForm(page, name)
  await expect.poll(() => wordsKept(page)).toEqual([null, null])
}

const offered = (page: Page, name: string) => async (): Promise<number> => {
  await page.goto(`${site}/bonuses/`)
  await card(page, 'Вітальний бонус').waitFor()
  return card(page, name).count()
}

test('AU-012: the referral code and the gift that a link left in the tab go with the form: the gift of this brand is there to be taken, and the first deposit brings the inviter a bonus; the gift of another brand is none', () =>
  withVisitor(browser, (inviter) =>
    withVisitor(browser, async (friend) => {
      await register(inviter, 'invites-a-friend')
      await inviter.goto(`${site}/invite-friends/`)
      const link = inviter.locator('[data-invite-link]').getByText(/\?invited_by=[a-z0-9]{12}$/)
      const [, code = ''] = /invited_by=([a-z0-9]{12})$/.exec((await link.innerText()).trim()) ?? []
      await registerLater(friend, 'comes-by-a-link', `/?invited_by=${code}&gift_id=ua-welcome`, [code, 'ua-welcome'])
      await expect.poll(offered(friend, 'Подарунок за посиланням'), { timeout: 20_000 }).toBe(1)
      await card(friend, 'Подарунок за посиланням').getByRole('button', { name: 'Узяти бонус' }).click()
      await dialog(friend)
        .getByText(/і 20 фріспінів/)
        .first()
        .waitFor()
      await deposit(friend, 50_000)
      await expect.poll(offered(inviter, 'За запрошеного друга'), { timeout: 20_000 }).toBe(1)
      await withVisitor(browser, async (other) => {
        await registerLater(other, 'comes-to-another', '/?gift_id=vlk-welcome', [null, 'vlk-welcome'])
        expect(await offered(other, 'Подарунок за посиланням')()).toBe(0)
      })
    }),
  ))
