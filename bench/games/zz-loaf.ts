import { launchBrowser } from '../../e2e/browser.ts'
import { serveSite, temporaryFolder } from '../http/servers.ts'
const slugs = process.argv.slice(2)
await using folder = await temporaryFolder()
await using site = await serveSite(4299, folder.folder, { CAPTCHA_INTERNAL: 'no', SPORT_WORLD: 'off', LIVE_TABLES: 'off' })
const browser = await launchBrowser()
const page = await browser.newPage({ locale: 'uk-UA', viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' })
const session = await page.context().newCDPSession(page)
for (const slug of slugs) {
  await page.goto(`${site.url}/?game=${slug}`)
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Крутити' })
  await spin.waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(3000)
  const frame = page.frames().find((f) => f.url().includes('/game-frame/'))!
  for (const f of [page.mainFrame(), frame]) await f.evaluate(() => {
    const seen: unknown[] = []
    Object.assign(window, { loaf: seen })
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) seen.push({ at: Math.round(e.startTime), d: Math.round(e.duration), render: Math.round(e.startTime + e.duration - e.renderStart), sl: Math.round(e.startTime + e.duration - e.styleAndLayoutStart), scripts: e.scripts.map((s: any) => [Math.round(s.duration), s.invokerType, s.invoker, s.sourceURL.split('/').at(-1), s.sourceFunctionName, s.sourceCharPosition, 'forced', Math.round(s.forcedStyleAndLayoutDuration)].join(' ')) }) }).observe({ type: 'long-animation-frame', buffered: false })
  })
  for (let i = 0; i < 4; i++) { await frame.evaluate((i) => (window as any).loaf.push({ spin: i, at: Math.round(performance.now()) }), i); await spin.click(); await page.waitForTimeout(4500) }
  console.log('=====', slug)
  console.log('frame', JSON.stringify(await frame.evaluate(() => (window as any).loaf), null, 0).replaceAll('},{', '},\n{'))
  console.log('page', JSON.stringify(await page.evaluate(() => (window as any).loaf), null, 0).replaceAll('},{', '},\n{'))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
await browser.close()
process.exit(0)
