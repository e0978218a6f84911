import type { ComponentType } from 'react'
import type { EventView } from '#casino/sportsbook/catalogue/contract.ts'
import { defineExtension } from '#kernel/extensions.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

/**
 * What somebody chose to bet on: the price as it was seen. The lobby's pages choose, sportsbook/bets places; both use this file, which
 * knows nothing of either.
 */
export interface Selection {
  readonly eventId: number
  readonly marketId: number
  readonly outcome: string
  /** Thousandths, and the market's version, as they were seen. */
  readonly odds: number
  readonly version: number
  /** For the slip until it has asked for fresh prices: who plays, what of it, which side. */
  readonly event: string
  readonly market: string
  readonly choice: string
}

interface Slip {
  readonly selections: readonly Selection[]
  /** False while nothing places bets: prices are shown then, and nothing invites a tap. */
  readonly is_offered: boolean
}

const key = 'sport-slip'
const most_selections = 100

/** The device's, so that a slip outlives a reload and a sign-in. */
const slip = createStore<Slip>({ selections: [], is_offered: false }, { outlives_visitor: true })

const isSelection = (value: unknown): value is Selection => {
  const one = value as Partial<Selection> | null
  return typeof one === 'object' && one !== null && [one.eventId, one.marketId, one.odds, one.version].every(Number.isSafeInteger)
}

const read = (): readonly Selection[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSelection).slice(0, most_selections) : []
  } catch {
    return []
  }
}

const keep = (selections: readonly Selection[]): void => {
  slip.set((old) => ({ ...old, selections }))
  try {
    localStorage.setItem(key, JSON.stringify(selections))
  } catch {
    // Without storage the slip lives as long as the page.
  }
}

/** Whatever places bets says that it is here; from then on prices can be tapped. Reads what was kept. */
export const offerSlip = (): void => slip.set({ selections: read(), is_offered: true })

const isSame = (one: Selection, other: Selection): boolean => one.marketId === other.marketId && one.outcome === other.outcome

/** Takes a selection up, or out again. Of one market one outcome is chosen: another takes its place. */
const toggle = (selection: Selection): void => {
  const { selections } = slip.get()
  if (selections.some((one) => isSame(one, selection))) return keep(selections.filter((one) => !isSame(one, selection)))
  keep([...selections.filter(({ marketId }) => marketId !== selection.marketId), selection].slice(-most_selections))
}

const remove = (marketId: number): void => keep(slip.get().selections.filter((one) => one.marketId !== marketId))

/** Takes changed prices into the slip, in place of those that were seen. */
const replace = (selections: readonly Selection[]): void => keep(selections)

const empty: Slip = { selections: [], is_offered: false }

/** The slip of this device, followed. On the server it is empty. */
export const useSlip = () => ({ ...useStore(slip, empty), toggle, remove, replace, clear: () => keep([]) })

/** Something about one match, above its markets. `event` is followed: it has the state and prices of now. */
export interface EventSection {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly event: EventView }> }>
}

export const eventSections = defineExtension<EventSection>('sportsbook/lobby.event-sections', { keyOf: ({ name }) => name })
