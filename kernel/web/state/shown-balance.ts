import type { Balance } from '#kernel/contract/main-data.ts'
import { appState, patchMain } from './app-state.ts'
import { createStore } from './store.ts'

/** A round that is on the screen: what stood in the purse before its stake, and what was heard of the purse since. */
interface Round {
  readonly before: Balance | null
  readonly arrived: Balance | null
}

const shownRound = createStore<Round | null>(null)

const write = (playerBalance: Balance): void => patchMain(({ playerInfo }) => ({ playerInfo: { ...playerInfo, playerBalance } }))

/**
 * The stake leaves the header's balance at once. What the round brought is known to the page before its reels have stopped:
 * until `endShownRound` the header keeps it to itself.
 */
export const beginShownRound = (stake_minor: number): void => {
  endShownRound(null)
  const before = appState.get().main.playerInfo?.playerBalance ?? null
  shownRound.set({ before, arrived: null })
  if (before) write({ ...before, balance: before.balance - stake_minor })
}

/**
 * The round has been shown, or there was none after all (null). What was heard meanwhile is newer than the round's own answer: it
 * may hold a deposit too.
 */
export const endShownRound = (balance_minor: number | null): void => {
  const round = shownRound.get()
  if (!round) return
  const { before, arrived } = round
  shownRound.set(null)
  const own = before && balance_minor !== null ? { ...before, balance: balance_minor } : before
  const standing = arrived ?? own
  if (standing) write(standing)
}

/** A newer balance is heard of: it stands in the header at once, or when the round on the screen has been shown. */
export const arriveBalance = (balance: Balance): void => {
  const round = shownRound.get()
  if (round && round.before?.currency === balance.currency) shownRound.set({ ...round, arrived: balance })
  else write(balance)
}
