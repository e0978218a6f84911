import { api } from '#kernel/web/browser.ts'
import { tellTimeOver, type TimeOver } from '#kernel/web/state/play-time.ts'
import { createQueryState } from '#kernel/web/state/queries.ts'
import type { beatSession, PlaySession } from '../contract.ts'

/** The server's last response about this visit, and when it arrived by the page's clock. */
export interface KnownSession {
  readonly session: PlaySession
  readonly heard_at_ms: number
}

export const knownSession = createQueryState<KnownSession>('play-session')

const secondsSince = ({ heard_at_ms }: KnownSession, now_ms: number): number => Math.max(0, Math.floor((now_ms - heard_at_ms) / 1000))

/** Seconds of this visit: the server's count plus the time since. */
export const secondsPlayed = (known: KnownSession, now_ms: number): number => known.session.playedSeconds + secondsSince(known, now_ms)

/** Seconds left of the tightest limit; null without one. Never more than the server said. */
export const secondsLeft = (known: KnownSession, now_ms: number): number | null => {
  const { remainingSeconds } = known.session
  return remainingSeconds === null ? null : Math.max(0, remainingSeconds - secondsSince(known, now_ms))
}

const overOf = (stopped: PlaySession['stopped']): TimeOver | null =>
  stopped?.reason === 'session-limit' || stopped?.reason === 'break' ? { reason: stopped.reason, till: stopped.till } : null

/** Retry interval after a failed beat: a lease is twice as long. */
const retry_s = 20

interface Parts {
  readonly beat: () => Promise<PlaySession | null>
  readonly isVisible: () => boolean
  readonly now_ms: () => number
  readonly onDue: (session: PlaySession) => void
}

/**
 * Reports presence to the server at the interval it asks for. A hidden page does not report, and reports at once when visible
 * again. Returns functions to report now (after a change of limits) and to stop.
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

/** Starts counting a player's visit in the browser. Returns a function that stops it. */
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

/** Settings changed: updates the clock at once. */
export const beatNow = async (): Promise<void> => running?.now()
