import { createQueryState } from '#kernel/web/state/queries.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'
import type { BetType } from '../rules.ts'
import type { Done, SlipRefused } from './place-order.ts'

/** What was placed last, until the next bet begins; `markets` are those of the selections that stay in the slip until it is accepted. */
interface Placed extends Done {
  readonly markets: readonly number[]
}

interface SlipState {
  /** The stake as it is being typed. */
  readonly typed: string
  /** External id of the chosen free bet; empty for cash. */
  readonly chosen: string
  /** The type the player chose; null for the likeliest. */
  readonly wanted: BetType | null
  /** Market ids of the bankers of a system. */
  readonly bankers: readonly number[]
  readonly system_id: string
  readonly sending: boolean
  readonly refused: SlipRefused | null
}

const empty: SlipState = { typed: '', chosen: '', wanted: null, bankers: [], system_id: '', sending: false, refused: null }

/**
 * What the player has done with the slip. Not kept by its components: every page of the sportsbook shows the slip anew, as a column and as
 * a sheet, and a stake half typed or an answer on its way must be there on the next page too.
 */
const state = createStore<SlipState>(empty)
const placed = createQueryState<Placed | null>('sport-slip-placed')

export const setSlip = (change: Partial<SlipState>): void => state.set((old) => ({ ...old, ...change }))

export const slipState = (): SlipState => state.get()

export const useSlipState = (): SlipState => useStore(state, empty)

export const setPlaced = (bets: Placed | null): void => placed.set(bets)

/** Whether anything was placed on this page, or it was asked what waits to be decided. */
export const isPlacedKnown = (): boolean => placed.get() !== undefined

export const placedNow = (): Placed | null => placed.get() ?? null

export const usePlaced = (): Placed | null => placed.use() ?? null
