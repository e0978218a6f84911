import { expect, test, vi } from 'vitest'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { setWebSlices } from '#kernel/web/every-web-slice.ts'
import { startTexts } from '#kernel/web/texts/load-texts.ts'
import { findView, loadView } from './load-view.ts'

const View = () => null
const owner = defineWebSlice({ name: 'trial/owner', components: [{ type: 'trial-slip', load: async () => ({ default: View }) }] })

test('a view is there when the texts of its slice are, although none of its code asked for them; a type that nobody owns has no view', async () => {
  const asked: string[] = []
  let answer: (texts: Response) => void = () => undefined
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{}', dataset: { more: '/i18n/messages/app/uk/?v=1' } }) })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return new Promise<Response>((resolve) => (answer = resolve))
  })
  setWebSlices(async () => [owner])
  const text = startTexts('uk', false, () => undefined)
  const seen: string[] = []
  const found = findView('trial-slip').then((view) => {
    seen.push(text('trial.place'))
    return view
  })
  await expect.poll(() => asked).toEqual(['/i18n/messages/app/uk/?v=1&of=trial/owner'])
  expect(seen).toEqual([])
  answer(Response.json({ data: { 'trial.place': 'Поставити' } }))
  expect([await found, seen]).toEqual([View, ['Поставити']])
  expect([await findView('nobody'), (await loadView('nobody')).default]).toEqual([null, expect.any(Function)])
  vi.unstubAllGlobals()
})
