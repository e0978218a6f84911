import { Link, useLocation } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'

/**
 * Error page in place of the whole site when not even its frame can be rendered. Uses no state of the site, which may be what
 * failed; its button is a link to the current address, which works without scripts.
 */
const SiteFailed = () => {
  const text = useText<typeof texts>()
  return (
    <main role="alert" className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <title>{text('shell.page-failed.heading')}</title>
      <svg viewBox="0 0 40 40" className="size-16" aria-hidden="true">
        <use href="#logo-mark" />
      </svg>
      <h1 className="mt-3 text-xl font-bold">{text('shell.page-failed.heading')}</h1>
      <p className="max-w-105 text-balance text-ink-soft">{text('shell.page-failed.text')}</p>
      <Link reloadDocument to={useLocation()} className={buttonClass({}, 'mt-4')}>
        {text('shell.refresh')}
      </Link>
    </main>
  )
}

export default SiteFailed
