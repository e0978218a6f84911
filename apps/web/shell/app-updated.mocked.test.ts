import { beforeEach, expect, test, vi } from 'vitest'
import type { handle as handleMessage } from './app-updated.ts'

const notify = vi.fn<(notice: object) => void>()
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: (notice: object) => notify(notice) }))

const app = { text: (key: string) => key }
let handle: typeof handleMessage
beforeEach(async () => {
  notify.mockReset()
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'f00d' } } })
  // What was said is remembered for as long as the document lives.
  vi.resetModules()
  ;({ handle } = await import('./app-updated.ts'))
  return () => vi.unstubAllGlobals()
})

test('RTM-054: another release’s version offers to load the page anew, once', async () => {
  handle({ data: { version: 'beef' } }, app)
  handle({ data: { version: 'cafe' } }, app)
  await expect.poll(() => notify).toHaveBeenCalledOnce()
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'shell.updated.heading', duration_ms: null }))
})

test('RTM-054: the page’s own release, or what is no version, says nothing', () => {
  for (const data of [{ version: 'f00d' }, {}, { version: 7 }, null, 'beef']) handle({ data }, app)
  expect(notify).not.toHaveBeenCalled()
})
