import type { Page } from 'playwright'
import { photo } from '#casino/players/profile/testing/send-document.ts'
import { sendProfile } from './by-call.ts'
import { operate } from './operate.ts'
import { site } from './visiting.ts'

/** Whom the documents of all journeys show. */
export const olena = { first_name: 'Олена', last_name: 'Мельник', birth_date: '1990-05-17' } as const

/** An operator approves an identity document, as it shows that person. */
export const approveIdentity = (id: string): Promise<string> =>
  operate('documents', 'approve', id, olena.first_name, olena.last_name, olena.birth_date)

/** Says who the player is and sends both documents with the page's calls, and lets an operator approve them. */
export const showIdentity = async (page: Page): Promise<void> => {
  await sendProfile(page, site, olena)
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
    await (type === 'identity' ? approveIdentity(String(id)) : operate('documents', 'approve', String(id)))
  }
}
