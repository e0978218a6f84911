import { useEffect } from 'react'
import { api } from '#kernel/web/browser.ts'
import { useChannel } from '#kernel/web/state/realtime.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'
import type { getActiveRace, Race, RaceEvent, RaceMessageData } from '../contract.ts'
import { mergeRows } from './merge-rows.ts'

/** What a part of a race's page takes: a race, and how much the house's clock is ahead of this device's. */
export interface LiveRaceProps {
  readonly race: Race
  readonly skew_ms: number
}

interface LiveRace {
  readonly race: Race | null
  /** How much the house's clock is ahead of this device's. */
  readonly skew_ms: number
}

/** The race that runs, as pages of this browser know it. Undefined until a page brought one. */
export const liveRace = createStore<LiveRace | undefined>(undefined)

let followers = 0

/** Does anything in sight show the race? */
export const isFollowed = (): boolean => followers > 0

const keep = (race: Race | null): void => liveRace.set({ race, skew_ms: race ? new Date(race.now).getTime() - Date.now() : 0 })

/** Reads the race anew: after a guest's cached page, after a start or an end. */
export const refreshRace = async (): Promise<void> => {
  const answer = await api.call<typeof getActiveRace>('GET /rest/races/active/', {})
  if (answer.success) keep(answer.data)
}

const patch = (id: number, change: (race: Race) => Partial<Race>): void =>
  liveRace.set((known) => (known?.race?.id === id ? { ...known, race: { ...known.race, ...change(known.race) } } : known))

export const takePositions = ({ id, winners, playersCount }: RaceMessageData<'positions'>): void =>
  patch(id, () => ({ winners, playersCount }))

/** The player's own channel brings their row and attempts, the race's channel rows in sight. */
export const takeRows = ({ id, rows, outplayAttempts, isSubscribed }: RaceMessageData<'bet'>): void =>
  patch(id, ({ winners }) =>
    outplayAttempts
      ? { playerData: rows[0] ?? null, outplayAttempts, isSubscribed: isSubscribed ?? true }
      : { winners: mergeRows(winners, rows) },
  )

export const markMembership = (id: number, isSubscribed: boolean): void => patch(id, () => ({ isSubscribed }))

export type RaceMessage = { readonly [E in RaceEvent]: { readonly event: E; readonly data: RaceMessageData<E> } }[RaceEvent]

/**
 * The race of a page, kept live: the given one at first (what the server rendered), then what was read and what messages
 * moved. Follows the race's channel while the component is there.
 */
export const useLiveRace = (given: Race | null): { readonly race: Race | null; readonly skew_ms: number } => {
  const live = useStore(liveRace, undefined)
  useEffect(() => {
    followers += 1
    if (given && liveRace.get()?.race?.id !== given.id) keep(given)
    // A guest's page may be minutes old.
    void refreshRace()
    return () => {
      followers -= 1
    }
  }, [given])
  const race = live ? live.race : given
  useChannel(race ? `race:${race.id}` : null)
  return { race, skew_ms: live?.skew_ms ?? 0 }
}
