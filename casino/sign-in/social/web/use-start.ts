import { useState } from 'react'
import { api, base } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { withoutBase } from '#kernel/web/page/page-path.ts'
import type { startSocial } from '../contract.ts'
import { returnPathOf } from '../rules.ts'
import { markFromSport } from './from-sport.ts'

/** Starts the flow, returning to this page. The name is that of the provider being opened. */
export const useStart = (params: Readonly<Record<string, unknown>>) => {
  const [starting, setStarting] = useState<string>()
  const start = async (provider: string): Promise<void> => {
    setStarting(provider)
    const { pathname, search } = window.location
    const answer = await api.call<typeof startSocial>('POST /rest/social/{provider}/start/', {
      params: { provider },
      body: { returnTo: pathname + search },
    })
    if (answer.success) {
      markFromSport(window.localStorage, { path: returnPathOf(withoutBase(pathname, base) + search), params })
      window.location.assign(answer.redirectUrl)
      // The button stays loading until the page is left.
      return
    }
    setStarting(undefined)
    if (answer.error !== 'proof-needed') notify({ tone: 'negative', title: answer.message })
  }
  return { starting, start }
}
