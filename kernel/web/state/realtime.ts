import { useEffect } from 'react'
import type { StateMark } from '#kernel/realtime/web/listeners.ts'
import type { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'

let client: RealtimeClient | null = null
const wanted = new Map<string, number>()
/** What reads the states of channels anew, for as long as somebody follows them. */
const resyncs = new Set<{ readonly channel: string; readonly resync: () => void; off: (() => void) | undefined }>()

let whenWanted: () => void = () => undefined

export const isAnyWanted = (): boolean => wanted.size > 0

/** A guest's connection opens with the first channel that a page follows. */
export const onFirstWanted = (open: () => void): void => {
  whenWanted = open
}

/** The frame gives the connection once it is there, and again when the visitor changes. */
export const setRealtime = (given: RealtimeClient | null): void => {
  client = given
  for (const entry of resyncs) entry.off = client?.onResync(entry.channel, entry.resync)
  for (const channel of wanted.keys()) client?.subscribe(channel)
}

const follow = (channel: string): (() => void) => {
  wanted.set(channel, (wanted.get(channel) ?? 0) + 1)
  if (client) client.subscribe(channel)
  else whenWanted()
  return () => {
    const left = (wanted.get(channel) ?? 1) - 1
    if (left > 0) wanted.set(channel, left)
    else {
      wanted.delete(channel)
      client?.unsubscribe(channel)
    }
  }
}

/** A page is read once even where no connection comes about. */
const longest_unread_ms = 3_000

/** Reads anew whenever the channel is heard from now on; once in any case. Two at once are one. */
const followState = (channel: string, read: () => Promise<void>): (() => void) => {
  let reading: Promise<void> | null = null
  const resync = (): void => {
    clearTimeout(timer)
    // What cannot be read now is told by the next message, or read after the next break.
    reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = null))
  }
  const timer = setTimeout(resync, longest_unread_ms)
  const entry = { channel, resync, off: client?.onResync(channel, resync) }
  resyncs.add(entry)
  const leave = follow(channel)
  return () => {
    clearTimeout(timer)
    resyncs.delete(entry)
    entry.off?.()
    leave()
  }
}

/**
 * Follows published state (kernel/realtime/published-state) as long as the component is there, e.g. of `race:7`. Its messages go to the
 * push handlers; `read` gets the whole of it by a call, when the channel begins to be heard and after a break in which something was
 * missed. It must be the same function from one rendering to the next. A call's answer asks `isNewestState` before it is shown.
 */
export const usePublishedState = (channel: string | null, read: () => Promise<void>): void => {
  useEffect(() => (channel === null ? undefined : followState(channel, read)), [channel, read])
}

/** Whether an answer is as new as what messages told of the same; if not, it is thrown away. */
export const isNewestState = (state: StateMark): boolean => client?.takeState(state) ?? true
