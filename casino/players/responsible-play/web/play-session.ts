import { api } from '#kernel/web/browser.ts'
import { tellTimeOver, type TimeOver } from '#kernel/web/state/play-time.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { beatSession, PlaySession } from '../contract.ts'

/** What the server said last of this visit, and when by the page's own clock. */
export interface KnownSession {
  readonly session: PlaySession
  readonly heard_at_ms: number
}

export const knownSession = createQueryState<KnownSession>('play-session')

/** Seconds of this visit by now: the server's count, and what has passed here since. */
export const secondsPlayed = ({ session, heard_at_ms }: KnownSession, now_ms: number): number =>
  session.playedSeconds + Math.max(0, Math.floor((now_ms - heard_at_ms) / 1000))

/** Seconds that the tightest limit leaves by now; null without one. */
export const secondsLeft = ({ session, heard_at_ms }: KnownSession, now_ms: number): number | null =>
  session.remainingSeconds === null ? null : Math.max(0, session.remainingSeconds - Math.floor((now_ms - heard_at_ms) / 1000))

const overOf = (stopped: PlaySession['stopped']): TimeOver | null =>
  stopped?.reason === 'session-limit' || stopped?.reason === 'break' ? { reason: stopped.reason, till: stopped.till } : null

/** After a failed beat the page tries again this soon: a lease is twice as long. */
const retry_s = 20

interface Parts {
  readonly beat: () => Promise<PlaySession | null>
  readonly isVisible: () => boolean
  readonly now_ms: () => number
  readonly onDue: (session: PlaySession) => void
}

/**
 * Tells the server, as often as it asks, that somebody is looking at this page. A page out of sight keeps silent and
 * speaks at once when it is seen again. Returns what a change of the limits calls, and what ends it.
 */
export const createBeating = ({ beat, isVisible, now_ms, onDue }: Parts) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let is_over = false
  let due_at_ms = 0
  const plan = (after_s: number): void => {
    clearTimeout(timer)
    due_at_ms = now_ms() + after_s * 1000
    if (!is_over) timer = setTimeout(() => void once(), after_s * 1000)
  }
  const once = async (): Promise<void> => {
    if (is_over || !isVisible()) return
    const session = await beat()
    if (is_over) return
    if (session) {
      knownSession.set({ session, heard_at_ms: now_ms() })
      tellTimeOver(overOf(session.stopped))
      if (session.realityCheckDue) onDue(session)
    }
    plan(session ? session.nextSeconds : retry_s)
  }
  return {
    now: once,
    seen: (): void => {
      if (isVisible() && now_ms() >= due_at_ms) void once()
    },
    stop: (): void => {
      is_over = true
      clearTimeout(timer)
      knownSession.forget()
      tellTimeOver(null)
    },
  }
}

export type Beating = ReturnType<typeof createBeating>

let running: Beating | null = null

const send = async (): Promise<PlaySession | null> => {
  const answer = await api.call<typeof beatSession>('POST /rest/responsible-play/session/', { body: {} })
  return answer.success ? answer.data : null
}

/** Begins to count this visit, in the browser of a player. Returns what ends it. */
export const followSession = (onDue: (session: PlaySession) => void): (() => void) => {
  const beating = createBeating({
    beat: send,
    isVisible: () => document.visibilityState === 'visible',
    now_ms: () => performance.now(),
    onDue,
  })
  running = beating
  document.addEventListener('visibilitychange', beating.seen)
  void beating.now()
  return () => {
    document.removeEventListener('visibilitychange', beating.seen)
    beating.stop()
    running = null
  }
}

/** What holds has changed: the clock follows at once. */
export const beatNow = async (): Promise<void> => running?.now()
