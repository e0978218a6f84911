import { CalendarHeart, Compass, Flag, HeartHandshake, Scale } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import type { AchievementLine } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useAchievements, useOwnAchievement } from './use-public-profile.ts'

const icons = { discovery: Compass, fairness: Scale, company: Flag, care: HeartHandshake, years: CalendarHeart } as const

/** API-104: for another player's achievement, when the viewer reached it. */
const Yours = ({ id }: { readonly id: string }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const { data } = useOwnAchievement(id)
  if (!data) return null
  return (
    <p className="amount text-xs text-ink-soft" role="status">
      {data.reachedAt === null
        ? text('public-profile.achievement-not-yours')
        : text('public-profile.achievement-yours', { date: date(data.reachedAt) })}
    </p>
  )
}

interface AchievementProps extends AchievementLine {
  /** Whether the viewer may compare it with their own. */
  readonly is_compared: boolean
}

const Achievement = ({ id, type, title, text: given_for, isPrivate, reachedAt, is_compared }: AchievementProps) => {
  const [is_open, setOpen] = useState(false)
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const Icon = icons[type]
  const is_reached = reachedAt !== null
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface-2 p-3">
      <span
        className={`grid size-10 shrink-0 place-content-center rounded-md ${is_reached ? 'bg-accent-soft text-accent-ink' : 'bg-surface-1 text-ink-soft'}`}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {title}
          {isPrivate && <Badge>{text('public-profile.achievement-private')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{given_for}</p>
        <p className="amount mt-0.5 text-xs text-ink-soft">{is_reached ? date(reachedAt) : text('public-profile.achievement-to-come')}</p>
        {is_open ? (
          <Yours id={id} />
        ) : (
          is_compared && (
            <button type="button" className="text-xs font-semibold text-accent-ink underline" onClick={() => setOpen(true)}>
              {text('public-profile.achievement-compare')}
            </button>
          )
        )}
      </div>
    </li>
  )
}

/** PP-005: what a player has tried; in one's own profile also what is not reached yet. */
export const Achievements = ({ id, is_own }: { readonly id: string; readonly is_own: boolean }) => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const { data = [] } = useAchievements(id)
  if (data.length === 0) return null
  return (
    <section aria-label={text('public-profile.achievements')}>
      <h3 className="font-bold">{text('public-profile.achievements')}</h3>
      {is_own && <p className="mt-1 text-sm text-ink-soft">{text('public-profile.achievements-own')}</p>}
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {data.map((line) => (
          <Achievement key={line.id} {...line} is_compared={!is_own && !isGuest} />
        ))}
      </ul>
    </section>
  )
}
