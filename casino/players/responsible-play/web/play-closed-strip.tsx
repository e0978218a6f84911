import { ShieldCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { houseRestrictionOf } from './house-restriction.tsx'

const own_page = '/responsible-play/'

const useHeading = (): string => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { ludomanRequestStatus, ludomanTill, playRestriction } = useMain()
  const by_house = houseRestrictionOf(playRestriction)
  if (by_house) return text(`play-safe.restricted.${by_house}`)
  const status = ludomanRequestStatus === 'self-excluded' ? 'self-excluded' : 'cooling-off'
  return text(`play-safe.restricted.${status}`, { till: dateTime(String(ludomanTill)) })
}

/**
 * RP-003, RP-008: tells players who may not play so on every page, with the end date. Not on the responsible-play page, which says
 * it in detail.
 */
const PlayClosedStrip = () => {
  const text = useText<typeof texts>()
  const heading = useHeading()
  const { pathname } = useLocation()
  if (pathname === own_page) return null
  return (
    <aside className="border-b border-line bg-warning-soft text-sm text-warning">
      <div className="mx-auto flex w-full max-w-350 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 desk:px-6">
        <p className="flex min-w-0 flex-1 basis-70 items-start gap-2.5">
          <ShieldCheck className="mt-px size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <b>{heading}.</b> <span className="text-ink">{text('play-safe.restricted.strip')}</span>
          </span>
        </p>
        <Link to={own_page} className="ms-7.5 font-bold text-ink underline sm:ms-0">
          {text('play-safe.restricted.more')}
        </Link>
      </div>
    </aside>
  )
}

export default PlayClosedStrip
