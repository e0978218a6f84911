import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright'
import { launchBrowser } from './browser.ts'
import { readAnswer, sendRound } from './by-call.ts'
import { countInsuredDay } from './operate.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, noDialog, register, registerByForm, site, withVisitor } from './visiting.ts'
import { movedIn, offerCard as card, takesWelcome, welcomeTerms } from './welcome-package.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')

test('MD-015: a guest who comes back another day is told once what registration brings, reads every term of it, and takes it by registering', () =>
  withVisitor(browser, async (page, context) => {
    await page.goto(`${site}/bonuses/`)
    await expect.poll(async () => (await context.cookies(site)).some(({ name }) => name === 'guest-since')).toBe(true)
    await page.clock.setFixedTime(Date.now() + 86_400_000)
    await page.goto(`${site}/games/`)
    const promo = page.getByRole('dialog', { name: 'Бонус за перше поповнення' })
    await promo.getByText('Ви вже були в нас').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await promo.getByRole('button', { name: 'Усі умови бонусу' }).click()
    await page.waitForURL(/bonuses/)
    await noDialog(page)
    await card(page, 'Вітальний бонус').getByText('100 % від поповнення').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await card(page, 'Вітальний бонус').getByRole('button', { name: 'Зареєструватися' }).click()
    await dialog(page)
      .getByRole('heading', { name: /еєстрація/ })
      .first()
      .waitFor()
  }))

test('BO-014, RT-008, MD-021, RTM-033: a welcome is chosen, calculated and paid with a deposit, is played with, and is given up after what is lost was said', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'takes-a-welcome')
    await page.goto(`${site}/cash/deposit/`)
    expect(await page.getByRole('radio', { name: 'Без бонусу' }).isChecked()).toBe(true)
    await page.goto(`${site}/bonuses/`)
    await card(page, 'Вітальний бонус').getByRole('button', { name: 'Поповнити з бонусом' }).click()
    await page.waitForURL(/cash\/bonus\/\d+/)
    expect(await page.getByRole('radio', { name: 'Вітальний бонус' }).isChecked()).toBe(true)
    await page.getByLabel('Сума', { exact: true }).fill('99')
    await page.getByText(/Цей бонус — для поповнення від 100/).waitFor()
    await page.getByLabel('Сума', { exact: true }).fill('150')
    await page.getByText(/Додасться 150.*поставте 3.000/).waitFor()
    await page.getByRole('button', { name: /Поповнити на/ }).click()
    await page.waitForURL(/sandbox-provider/)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: /Сплатити/ }).click()
    await page.getByText('Рахунок поповнено').first().waitFor()
    await page.goto(`${site}/bonuses/`)
    // The welcome's free spins are given up by a button of their own.
    const playing = main(page).locator('#active-bonus')
    await playing.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await playing.getByRole('button', { name: 'Відмовитися' }).click()
    await dialog(page)
      .getByText(/Ви втратите 150.*бонусних грошей/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Відмовитися' }).click()
    await noDialog(page)
    await main(page).getByText('Ви відмовилися').waitFor()
    expect(await main(page).getByText('Зараз грає').count()).toBe(0)
  }))

test('BO-010, BO-013: the welcome package is the same to a guest, in registration and to its player; with a first deposit the ledger does what its card said, and once its stakes are made the page tells by itself what became cash, which the ledger did once', () =>
  withVisitor(browser, async (page) => {
    await page.goto(`${site}/bonuses/`)
    const offered = await welcomeTerms(page)
    const announced = dialog(page).getByText(new RegExp(`до ${offered.most}.₴ і ${offered.spins} фріспінів`))
    await Promise.all([registerByForm(page, 'is-welcomed'), announced.waitFor()])
    const { id, terms } = await takesWelcome(page, site)
    expect(terms).toEqual(offered)
    const playing = main(page).locator('#active-bonus')
    await playing.getByText('Далі в цьому бонусі').waitFor()
    await playing.getByText('До другого поповнення').waitFor()
    // Cash is staked first: with enough of it, no round depends on luck.
    await deposit(page, 500_000)
    const rounds = (terms.least * terms.percent * terms.multiple) / 100 / terms.most_stake
    await sendRound(page, site, 'golden-orchard', terms.most_stake * 100, rounds - 1)
    await page.goto(`${site}/bonuses/`)
    await playing.getByText(/^1.900.₴ з 2.000.₴$/).waitFor()
    await playing.getByText('Що зараховано').click()
    await expect.poll(() => playing.getByText('Золотий сад').count()).toBe(rounds - 1)
    await sendRound(page, site, 'golden-orchard', terms.most_stake * 100)
    await main(page)
      .getByText(/бонус 100.₴ · стало грошима: 100.₴/)
      .waitFor()
    await main(page).getByText('Завершено', { exact: true }).waitFor()
    expect(await playing.count()).toBe(0)
    expect(await movedIn(page, site, `Бонус № ${id}`)).toMatchObject({
      closing: 0,
      lines: [{ came: 10_000, went: 10_000, count: 2 }],
    })
    await card(page, 'До другого поповнення').getByText('75 % від поповнення').waitFor()
    expect(await violationsOf(page)).toEqual([])
  }))

/** Plays until the day has cost something worth insuring, mostly one round; returns what it cost. */
const losesSome = async (page: Page, had_minor: number): Promise<number> => {
  for (;;) {
    await sendRound(page, site, 'golden-orchard', 10_000)
    const lost_minor = had_minor - Number((await readAnswer(page, site, '/rest/player/balance/'))['balance'])
    if (lost_minor >= 1_000) return lost_minor
  }
}

test('BO-005: a tenth of what an insured day cost opens its window by itself once, as much as the ledger then gives; it is taken there, and the window leads to the limits', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'is-insured')
    await deposit(page, 500_000)
    const lost_minor = await losesSome(page, 500_000)
    await countInsuredDay()
    await page.goto(`${site}/games/`)
    const window = page.getByRole('dialog', { name: 'Бонус за застрахований день' })
    const said = await window.getByText(/^10\s% того, що ви програли/).innerText()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await window.getByRole('button', { name: 'Ліміти й паузи в грі' }).click()
    await page.waitForURL(/responsible-play/)
    await noDialog(page)
    await page.goto(`${site}/?openModal=InsuranceBonusPopup`)
    await window.getByRole('button', { name: 'Узяти бонус' }).click()
    await page.getByText('Бонус ваш').waitFor()
    await noDialog(page)
    await page.goto(`${site}/bonuses/`)
    await main(page).locator('#active-bonus').getByRole('heading', { name: 'Застрахований день' }).waitFor()
    const [, given = ''] = /бонусними грошима: (\d+(?:,\d+)?)/.exec(said) ?? []
    const given_minor = Math.floor(lost_minor / 10)
    expect(Number(given.replace(',', '.')) * 100).toBeCloseTo(given_minor)
    const { activeBonusId: id } = (await readAnswer(page, site, '/rest/init/')).data
    expect(await movedIn(page, site, `Бонус № ${String(id)}`)).toMatchObject({ closing: given_minor, lines: [{ came: given_minor }] })
  }))

test('MD-024, BO-003, RTM-035: a bonus for smaller balances says up to how much, can be given up untaken, and comes back', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-too-much')
    await deposit(page, 200_000)
    await page.goto(`${site}/bonuses/`)
    const hello = card(page, 'Бонус без поповнення')
    await hello.getByRole('button', { name: 'Узяти бонус' }).click()
    await dialog(page)
      .getByText(/до 1.000.*своїх грошей/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await noDialog(page)
    await hello.getByRole('button', { name: 'Не потрібен' }).click()
    await dialog(page).getByRole('button', { name: 'Відмовитися' }).click()
    await noDialog(page)
    await main(page).getByRole('button', { name: 'Повернути' }).click()
    await card(page, 'Бонус без поповнення').waitFor()
  }))

test('MD-010, BO-006, MD-043, OP-034, WA-031: the cover of a first deposit opens its window, where one takes part; a promo code is looked at before its bonus is asked for; what is none is said at its field', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'has-a-code')
    await page.goto(`${site}/bonuses/`)
    const cover = main(page).locator('section').filter({ hasText: 'Страховка першого поповнення' })
    await cover.getByRole('button', { name: 'Як це працює' }).click()
    await dialog(page).getByText('Повертаються бонусні гроші, а не готівка').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Взяти участь' }).click()
    await dialog(page).getByText('Ви берете участь').waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await noDialog(page)
    await cover.getByText('Ви берете участь').waitFor()
    await page.goto(`${site}/bonuses/?openModal=PromoCodesPopup`)
    const code = dialog(page).getByLabel('Код')
    await code.fill('NO-SUCH-CODE')
    await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
    await dialog(page).getByText('Такого промокоду немає').waitFor()
    await code.fill('open-ua')
    await dialog(page).getByRole('button', { name: 'Перевірити' }).click()
    await dialog(page).getByText('Подарунок від нас').waitFor()
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Отримати бонус' }).click()
    await noDialog(page)
    await card(page, 'Подарунок від нас').getByRole('button', { name: 'Узяти бонус' }).click()
    await dialog(page).getByText('Бонус грає').waitFor()
    await dialog(page).getByRole('button', { name: 'Зрозуміло' }).click()
    await main(page).getByText('Зараз грає').waitFor()
  }))
