import type { Page } from 'playwright'
import { photo } from '#casino/players/profile/testing/send-document.ts'
import { operate } from './operate.ts'

/** Sends both documents with the page's calls, and lets an operator approve them. */
export const showIdentity = async (page: Page): Promise<void> => {
  const picture = (await photo(500)).toString('base64')
  for (const type of ['identity', 'selfie']) {
    const id = await page.evaluate(
      async ([kind, base64]) => {
        const form = new FormData()
        form.append('type', kind ?? '')
        const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.codePointAt(0) ?? 0)
        form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg')
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
        const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token }
        const response = await fetch('/rest/player/documents/', { method: 'POST', body: form, headers })
        return ((await response.json()) as { data: { id: number } }).data.id
      },
      [type, picture],
    )
    await operate('documents', 'approve', String(id))
  }
}
