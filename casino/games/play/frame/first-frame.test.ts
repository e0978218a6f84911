import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildFrame, frameManifest } from './build-frame.ts'
import { games } from './games.ts'
import { frameFiles, readManifest, type FrameManifest } from '../server/frame-files.ts'

/** performance.md 15: what a game may load before its first picture, beyond the shell. */
const budget_bytes = 300 * 1024

let folder: string
let manifest: FrameManifest
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openhouse-first-frame-'))
  await buildFrame(folder)
  manifest = await readManifest(new URL(frameManifest, pathToFileURL(`${folder}/`)))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const gzipped = async (file: string): Promise<number> => gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length
const fonts = () => Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []))

describe.each(Object.keys(games))('%s', (slug) => {
  test('performance 15: scripts, styles, art and fonts of the first picture stay within 300 KB gzip', async () => {
    const files = frameFiles(manifest, slug)!
    const sizes = await Promise.all([files.script, ...files.styles, ...files.preloads, ...fonts()].map(gzipped))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(budget_bytes)
    // A document that loads next to nothing was not built from what it should be.
    expect(total).toBeGreaterThan(20 * 1024)
  })

  test('its document names everything that its module imports, each once', async () => {
    const { preloads, script } = frameFiles(manifest, slug)!
    expect(new Set(preloads).size).toBe(preloads.length)
    const named = new Set([script, ...preloads].map((file) => path.basename(file)))
    for (const file of [script, ...preloads]) {
      const source = await readFile(path.join(folder, file), 'utf8')
      // `import … from"./x.js"`; what is imported with parentheses loads later.
      for (const [, imported = ''] of source.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) expect(named).toContain(imported)
    }
  })
})

test('slots share PixiJS and the kit: what two of them have in common is most of either', () => {
  const [first, second] = ['golden-orchard', 'cossack-treasure'].map((slug) => frameFiles(manifest, slug)!.preloads)
  expect(first!.filter((file) => second!.includes(file)).length).toBeGreaterThanOrEqual(first!.length - 2)
})

test('a slug without a game has no document', () => {
  for (const slug of ['no-such-game', '', '..', 'main']) expect(frameFiles(manifest, slug)).toBeNull()
})
