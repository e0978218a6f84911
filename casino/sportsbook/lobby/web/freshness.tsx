import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { usePublishedState } from '#kernel/web/state/realtime.ts'
import { createFreshness } from './keep-fresh.ts'

/** Are the prices of this page those of now? Until the page has read them, and after it was away, they are shown and no more. */
const Freshness = createContext(false)

export const useIsFresh = (): boolean => useContext(Freshness)

const tick_ms = 1_000
/** A page whose own clock stood still for so long was away: asleep, or behind others. */
const away_ms = 6_000

/** Says when this page was away, and when the line to the site is gone. */
const useAway = (whenAway: () => void): void => {
  useEffect(() => {
    let last_ms = Date.now()
    const look = (): void => {
      const now_ms = Date.now()
      if (now_ms - last_ms > away_ms) whenAway()
      last_ms = now_ms
    }
    const timer = setInterval(look, tick_ms)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('offline', whenAway)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('offline', whenAway)
    }
  }, [whenAway])
}

interface FreshProps {
  readonly channel: string
  /** Reads what the page shows; throws where it could not. */
  readonly resync: () => Promise<void>
  readonly children: ReactNode
}

/** Follows one channel and reads what its page shows: when it begins to be heard, after each break, and when the page comes back. */
export const Fresh = ({ channel, resync, children }: FreshProps) => {
  const [is_fresh, setFresh] = useState(false)
  const { read, away, keep } = useMemo(() => createFreshness(resync, setFresh), [resync])
  useEffect(keep, [keep])
  useAway(away)
  usePublishedState(channel, read)
  return <Freshness value={is_fresh}>{children}</Freshness>
}

const Following = ({ channel }: { readonly channel: string }) => {
  usePublishedState(channel, nothing)
  return null
}

const nothing = async (): Promise<void> => undefined

/** Channels that a page hears beside its first. */
export const AlsoHeard = ({ channels }: { readonly channels: readonly string[] }) =>
  channels.map((channel) => <Following key={channel} channel={channel} />)
