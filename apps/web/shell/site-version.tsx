import { useSyncExternalStore } from 'react'
import type { siteVersionEndpoint } from '#casino/players/profile/marks-contract.ts'
import { api } from '#kernel/web/browser.ts'
import { readCookie } from '#kernel/web/cookies.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { footerLinkClass } from '#ui/layout/footer.tsx'
import type { texts } from '../texts.ts'

const never = () => () => undefined
const isFull = (): boolean => readCookie('site-version') === 'full'

/** Link to the other version of the site (full or mobile), in the footer of touch devices. It has another layout, so the page reloads. */
export const SiteVersionChoice = () => {
  const text = useText<typeof texts>()
  const is_full = useSyncExternalStore(never, isFull, () => false)
  const choose = async (): Promise<void> => {
    const body = { version: is_full ? ('mobile' as const) : ('full' as const) }
    const answer = await api.call<typeof siteVersionEndpoint>('POST /rest/site-version/change/', { body })
    if (answer.success) window.location.reload()
    else notify({ tone: 'negative', title: answer.message })
  }
  return (
    <button type="button" className={`${footerLinkClass} not-pointer-coarse:hidden`} onClick={() => void choose()}>
      {text(is_full ? 'shell.version.mobile' : 'shell.version.full')}
    </button>
  )
}
