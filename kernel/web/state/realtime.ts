import { useEffect } from 'react'
import type { StateMark } from '#kernel/realtime/web/listeners.ts'
import type { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'

let client: RealtimeClient | null = null
const wanted = new Map<string, number>()
/** Functions that reload a channel's state, for as long as a component follows it. */
const resyncs = new Set<{ readonly channel: string; readonly resync: () => void; off: (() => void) | undefined }>()

let whenWanted: () => void = () => undefined

export const isAnyWanted = (): boolean => wanted.size > 0

/** A guest's connection opens with the first channel that a page follows. */
export const onFirstWanted = (open: () => void): void => {
  whenWanted = open
}

/** Called by the shell with the connection, and again when the visitor changes. */
export const setRealtime = (given: RealtimeClient | null): void => {
  client = given
  for (const entry of resyncs) entry.off = client?.onResync(entry.channel, entry.resync)
  for (const channel of wanted.keys()) client?.subscribe(channel)
}

let openAnew: () => void = () => undefined

export const onRenewal = (open: () => void): void => {
  openAnew = open
}

/** Opens the connection anew: the server has closed it for good, and the player goes on in another session. */
export const renewRealtime = (): void => openAnew()

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

/** State is loaded once even if there is no connection. */
const longest_unread_ms = 3_000

/** Loads the state whenever the channel is subscribed anew, and at least once. Two concurrent loads are merged. */
const followState = (channel: string, read: () => Promise<void>): (() => void) => {
  let reading: Promise<void> | null = null
  const resync = (): void => {
    clearTimeout(timer)
    // If loading fails, the next message or reconnection brings the state.
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
 * Follows published state (kernel/realtime/published-state) while the component is mounted, e.g. of `race:7`. Messages go to the
 * push handlers; `read` loads the whole state when the channel is subscribed and after missed messages. `read` must be a stable
 * function. A response must be checked with `isNewestState` before it is shown.
 */
export const usePublishedState = (channel: string | null, read: () => Promise<void>): void => {
  useEffect(() => (channel === null ? undefined : followState(channel, read)), [channel, read])
}

/** Whether a response is as new as the messages received about the same state; if not, ignore it. */
export const isNewestState = (state: StateMark): boolean => client?.takeState(state) ?? true
