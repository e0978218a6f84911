import { useEffect } from 'react'
import type { RealtimeClient } from '#kernel/realtime/web/realtime-client.ts'

let client: RealtimeClient | null = null
const wanted = new Map<string, number>()

let whenWanted: () => void = () => undefined

export const isAnyWanted = (): boolean => wanted.size > 0

/** A guest's connection opens with the first channel that a page follows. */
export const onFirstWanted = (open: () => void): void => {
  whenWanted = open
}

/** The frame gives the connection once it is there, and again when the visitor changes. */
export const setRealtime = (given: RealtimeClient | null): void => {
  client = given
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

/** Hears a public channel as long as the component is there, e.g. `useChannel('race:7')`. Its messages go to the push handlers. */
export const useChannel = (channel: string | null): void => {
  useEffect(() => (channel === null ? undefined : follow(channel)), [channel])
}
