import { readCookie } from '#kernel/web/cookies.ts'
import type { DocumentType } from '../document-rules.ts'

export interface SentPicture {
  readonly success: boolean
  readonly message?: string
}

/** The site's only call with a file upload. Null if there was no response. */
export const sendPicture = async (type: DocumentType, file: File): Promise<SentPicture | null> => {
  const form = new FormData()
  form.append('type', type)
  form.append('file', file)
  const response = await fetch('/rest/player/documents/', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': readCookie('XSRF-TOKEN') ?? '',
      'x-language': document.documentElement.lang,
    },
    body: form,
  }).catch(() => null)
  return (response?.json() as Promise<SentPicture> | undefined)?.catch(() => null) ?? null
}
