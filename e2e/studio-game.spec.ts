import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { createStudio } from '../examples/reference-studio/studio.ts'
import { launchBrowser } from './browser.ts'
import { startSite, type StartedSite } from './start-site.ts'
import { violationsOf } from './violations.ts'
import { deposit, dialog, register, withVisitor } from './visiting.ts'

const key = 'ab'.repeat(32)
let browser: Browser
let site: StartedSite
let studio: Server

beforeAll(async () => {
  browser = await launchBrowser()
  const port = await freePort()
  // The studio knows the house's address from the first call on; until then nothing of it is asked.
  let house = ''
  const carried = async ({ path, headers, body }: { path: string; headers: Readonly<Record<string, string>>; body: string }) => {
    const response = await fetch(house + path, { method: 'POST', headers, body })
    return { status: response.status, body: await response.text() }
  }
  studio = createStudio({ url: 'http://localhost:*', name: 'reference', key, carry: carried })
  studio.listen(port, 'localhost')
  await once(studio, 'listening')
  const settings = { GAME_PROVIDERS: `reference:${key}@http://localhost:${port}`, CAPTCHA_INTERNAL: 'no', TRUST_PROXY: 'yes' }
  site = await startSite(settings)
  house = site.url
})
afterAll(async () => {
  studio.closeAllConnections()
  studio.close()
  await site.close()
  await browser.close()
})

const newestRound = async (page: Page): Promise<unknown> => {
  const list = await page.request.get(`${site.url}/rest/player/rounds/`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
  return ((await list.json()) as { data: readonly unknown[] }).data[0]
}

const digits = (text: string | null): string => (text ?? '').replaceAll(/\D/g, '')

test('a player opens a studio’s game from its page, wins, and the studio, the house’s bar and the history agree', () =>
  withVisitor(browser, async (page) => {
    await register(page, 'plays-elsewhere', site.url)
    await deposit(page, 100_000, site.url)
    // As a tile of the lobby does: the game has a page of its own, and is led there.
    await page.goto(`${site.url}/?game=by-reference-coin`)
    await page.waitForURL(`${site.url}/games/studio/by-reference-coin/`)
    await page.getByText('Випадковість у цій грі робить студія Reference Studio').waitFor()
    expect(await violationsOf(page, { within: 'main' })).toEqual([])
    await page.getByRole('button', { name: 'Грати', exact: true }).click()
    const game = page.frameLocator('iframe[title="Гра Чесна монета"]')
    const heads = game.getByRole('button', { name: 'Герб', exact: true })
    let played = 0
    do {
      await heads.click()
      await game.getByText(/^(?:Ви виграли|Цього разу)/).waitFor()
      played += 1
    } while (!(await game.getByText('Ви виграли').isVisible()) && played < 40)
    await game.getByText('Ви виграли 1.96 UAH').waitFor()
    const told = digits(await game.getByText(/^На рахунку/).textContent())
    expect(Number(told)).toBe(100_000 - 100 * played + 196)
    // What the house itself knows stands in its own bar, over the frame.
    await expect.poll(async () => digits(await dialog(page).textContent())).toContain(told)
    // The history follows the round a moment later.
    await expect.poll(() => newestRound(page)).toMatchObject({ id: expect.stringMatching(/^s\d+$/), title: 'Чесна монета', win_minor: 196 })
  }))
