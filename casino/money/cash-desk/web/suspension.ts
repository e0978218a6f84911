import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#kernel/web/state/store.ts'
import { suspension_ms } from '../rules.ts'

const until = createStore<number>(0)

/** Whole seconds that are left of a suspension; 0 once it is over. */
export const secondsLeft = (until_ms: number, now_ms: number): number => Math.max(0, Math.ceil((until_ms - now_ms) / 1000))

/** When payments by one press may begin again, in milliseconds since 1970; 0 where they may. */
export const suspendedUntil = until.get

/** Suspends for a minute, or until the moment that the house names. A browser's clock that is wrong makes it no longer than a minute. */
export const suspendTransactions = (named?: string, now_ms = Date.now()): void => {
  const [named_ms, whole_ms] = [Date.parse(named ?? ''), now_ms + suspension_ms]
  const until_ms = Number.isNaN(named_ms) ? whole_ms : Math.min(named_ms, whole_ms)
  if (until_ms > now_ms) until.set((current) => Math.max(current, until_ms))
}

/** Seconds until the buttons of the desk work again, counted down; 0 while they do. A reload forgets the countdown; the house, which names it, does not. */
export const useSuspension = (named: string | null): number => {
  useEffect(() => {
    if (named !== null) suspendTransactions(named)
  }, [named])
  const until_ms = useSyncExternalStore(until.subscribe, suspendedUntil, () => 0)
  const [now_ms, setNow] = useState(until_ms === 0 ? 0 : Date.now)
  const left = until_ms === 0 ? 0 : secondsLeft(until_ms, now_ms)
  useEffect(() => {
    if (until_ms === 0) return
    const look = (): void => {
      const at_ms = Date.now()
      setNow(at_ms)
      if (at_ms >= until_ms) until.set((current) => (current === until_ms ? 0 : current))
    }
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until_ms])
  return left
}
