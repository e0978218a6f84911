import { Timer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { openModal, openModals } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { PlaySession } from '../contract.ts'
import type { texts } from '../texts.ts'
import { followSession, knownSession } from './play-session.ts'
import { openRealityCheck } from './open-once.ts'
import { newlyStopped } from './tell-stopped.ts'
import { useDuration, useSessionClock } from './use-duration.ts'

/** The message contains the amounts; without a message the check opens anyway and loads them itself. */
const message_comes_ms = 4_000

const useFollowedSession = (): void => {
  useEffect(
    () =>
      followSession(({ playedSeconds }: PlaySession) =>
        setTimeout(() => openRealityCheck({ sessionMinutes: Math.round(playedSeconds / 60) }), message_comes_ms),
      ),
    [],
  )
}

/** An open game shows by itself that time is over, once its round has been animated. */
const isToldByGame = ({ reason }: { readonly reason: string }): boolean =>
  reason !== 'limits-required' && openModals().some(({ name }) => name === 'Game')

/** Shows once why stakes are refused, with a link to the settings. */
const useStoppedNotice = (): void => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const stopped = knownSession.use()?.session.stopped ?? null
  const before = useRef<PlaySession['stopped']>(null)
  useEffect(() => {
    const told = newlyStopped(before.current, stopped)
    before.current = stopped
    if (!told || isToldByGame(told)) return
    notify({
      tone: 'warning',
      title: text(`play-safe.stopped.${told.reason}`),
      text: told.till === null ? undefined : text('play-safe.stopped.till', { till: dateTime(told.till) }),
      link: '/responsible-play/',
      duration_ms: null,
    })
  }, [stopped, text, dateTime])
}

/** Duration of the visit, always visible on wide screens; a click shows the result. */
const SessionClock = () => {
  const text = useText<typeof texts>()
  const duration = useDuration()
  const clock = useSessionClock()
  useFollowedSession()
  useStoppedNotice()
  if (!clock) return null
  const time = duration(clock.played_s)
  return (
    <button
      type="button"
      aria-label={text('play-safe.clock.label', { time })}
      onClick={() => openModal('PlaySession')}
      className="amount hidden h-11 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-surface-2 hover:text-ink desk:flex"
    >
      <Timer className="size-5" aria-hidden="true" />
      {time}
    </button>
  )
}

export default SessionClock
