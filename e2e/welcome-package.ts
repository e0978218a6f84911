import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'
import { readAnswer, sendDeposit } from './by-call.ts'

/** The welcome of a brand: what its card says to its player, and what the ledger does for it. */

export const offerCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

/** The numbers in Ukrainian words, in whole units: `1 000,50` is one. */
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d)\s(?=\d{3})/g, '').matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(',', '.')))

/** The numbers in the first line of a card that has this label. */
const numbersBeside = async (page: Page, card: Locator, label: string): Promise<number[]> => {
  const line = card.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  return numbersIn(await line.first().locator('dd').innerText())
}

/** The key terms of the welcome's card. */
export const welcomeTerms = async (page: Page) => {
  const card = offerCard(page, 'Вітальний бонус')
  const line = (label: string): Promise<number[]> => numbersBeside(page, card, label)
  await card.waitFor()
  const [percent = 0, most = 0, spins = 0] = await line('Бонус')
  const [least = 0] = await line('Поповнення')
  const [multiple = 0] = await line('Відіграш')
  const [most_stake = 0] = await line('Найбільша ставка')
  return { percent, most, spins, least, multiple, most_stake }
}
type WelcomeTerms = Awaited<ReturnType<typeof welcomeTerms>>

interface StatedPurse {
  readonly title: string
  readonly closing: number
  readonly lines: readonly { readonly title: string; readonly came: number; readonly went: number; readonly count: number }[]
}

/** What moved in a purse of this player, by the ledger's own statement: kopecks that came and went, in how many movements. */
export const movedIn = async (page: Page, at: string, purse: string): Promise<StatedPurse> => {
  const [from, to] = [Date.now() - 86_400_000, Date.now() + 60_000].map((ms) => new Date(ms).toISOString())
  const { data } = await readAnswer(page, at, `/rest/player/statement/?from=${from}&to=${to}`)
  const found = (data['purses'] as readonly StatedPurse[]).find(({ title }) => title === purse)
  if (!found) throw new Error(`There is no purse "${purse}" in ${JSON.stringify(data)}`)
  return found
}

/** Deposits the least that the welcome's card asks for, with it: the card of what is played with says what the ledger then holds. */
export const takesWelcome = async (page: Page, at: string): Promise<{ readonly id: number; readonly terms: WelcomeTerms }> => {
  await page.goto(`${at}/bonuses/`)
  const terms = await welcomeTerms(page)
  const id = Number((await offerCard(page, 'Вітальний бонус').getAttribute('id'))?.replace('card-bonus-', ''))
  await sendDeposit(page, at, terms.least * 100, { bonus_id: id })
  await page.goto(`${at}/bonuses/`)
  const playing = page.getByRole('main').locator('#active-bonus')
  const gave = (terms.least * terms.percent) / 100
  const figure = (label: string): Promise<number[]> => numbersBeside(page, playing, label)
  await playing.getByRole('heading', { name: 'Вітальний бонус' }).waitFor()
  expect([await figure('На бонусному балансі'), await figure('Залишилося поставити'), await figure('Найбільша ставка')]).toEqual([
    [gave],
    [gave * terms.multiple],
    [terms.most_stake],
  ])
  expect(await movedIn(page, at, `Бонус № ${id}`)).toMatchObject({ closing: gave * 100, lines: [{ came: gave * 100, went: 0 }] })
  return { id, terms }
}
