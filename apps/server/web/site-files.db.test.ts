import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { mountSiteFiles } from '#apps/server/web/site-files.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ env: { PUBLIC_URL: 'http://house.test', SUPPORT_EMAIL: 'help@house.example', BRAND: 'vlk' } })
  mountSiteFiles(house.app, house.house)
  await house.app.ready()
})
afterAll(() => house.close())

const get = (url: string, headers: Record<string, string> = {}) => house.app.inject({ method: 'GET', url, headers })

describe('the files that others look for by their names', () => {
  test.each([
    ['/apple-touch-icon.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/icon-maskable-512.png', 512, 512],
    ['/share.jpg', 1200, 630],
  ])('%s is a picture of the size that is asked for', async (path, width, height) => {
    const { statusCode, rawPayload } = await get(path)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height })
  })

  test('favicon.ico is an icon with one picture that is whole', async () => {
    const { rawPayload } = await get('/favicon.ico')
    expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
    const [bytes, begin] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)]
    expect(begin + bytes).toBe(rawPayload.length)
    expect(await sharp(rawPayload.subarray(begin)).metadata()).toMatchObject({ format: 'png', width: 32 })
  })

  test('the manifest of the installed app has the brand’s name, the visitor’s language, and icons that are there', async () => {
    const manifest = (await get('/manifest.webmanifest', { 'accept-language': 'en' })).json()
    expect(manifest).toMatchObject({ name: 'VLK', lang: 'en', start_url: '/en/', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
  })

  test('the sitemap lists every public page in each language with its twins, and no player’s page; robots.txt names it', async () => {
    const { body } = await get('/sitemap.xml')
    for (const path of ['/', '/terms/', '/en/privacy/', '/ru/contact/', '/races/', '/fairness/'])
      expect(body).toContain(`<loc>http://house.test${path}</loc>`)
    expect(body).toContain('hreflang="en" href="http://house.test/en/terms/"')
    for (const path of ['/profile/', '/cash/', '/:']) expect(body).not.toContain(path)
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://house.test/sitemap.xml')
  })

  test('security.txt says whom to write to and expires within a year; change-password leads to where it is changed', async () => {
    const { body } = await get('/.well-known/security.txt')
    expect(body).toContain('Contact: mailto:help@house.example')
    const left_ms = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - house.house.clock.now().getTime()
    expect(left_ms).toBeGreaterThan(0)
    expect(left_ms).toBeLessThan(365 * 86_400_000)
    const moved = await get('/.well-known/change-password')
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/profile/?tab=security'])
  })
})
