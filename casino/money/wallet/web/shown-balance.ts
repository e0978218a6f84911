import { reloadPage } from '#kernel/web/page/navigation.ts'
import { appState, patchMain } from '#kernel/web/state/app-state.ts'
import { createQueryState, queries } from '#kernel/web/state/queries.ts'
import { onMainRead } from '#kernel/web/state/reload-main.ts'
import type { PlayerBalance, SetBalanceMessage } from '../contract.ts'
import { isFollowing } from './follows-balance.ts'

/** A round that is being animated: the balance before its stake, and the newest balance received since. */
interface Round {
  readonly before: PlayerBalance | null
  readonly arrived: PlayerBalance | null
}

const shownRound = createQueryState<Round>('shown-round')

/** When a message or a stake last moved the balance, by `performance.now()`. */
let moved_at_ms = Number.NEGATIVE_INFINITY

const write = (playerBalance: PlayerBalance): void => patchMain(({ playerInfo }) => ({ playerInfo: { ...playerInfo, playerBalance } }))

/**
 * Deducts the stake from the displayed balance at once. The round's result is known before its animation ends, so the header does
 * not show it until `endShownRound`.
 */
export const beginShownRound = (stake_minor: number): void => {
  endShownRound(null)
  moved_at_ms = performance.now()
  const before = appState.get().main.playerInfo?.playerBalance ?? null
  shownRound.set({ before, arrived: null })
  if (before) write({ ...before, balance: before.balance - stake_minor })
}

/**
 * The animation has ended, or there was no round (null). A balance received meanwhile is newer than the round's own response,
 * because it may include a deposit.
 */
export const endShownRound = (balance_minor: number | null): void => {
  const round = shownRound.get()
  if (!round) return
  const { before, arrived } = round
  shownRound.forget()
  const own = before && balance_minor !== null ? { ...before, balance: balance_minor } : before
  const standing = arrived ?? own
  if (standing) write(standing)
}

/** Shows a newly received balance at once, or after the current round's animation. In another currency that round has nothing to tell. */
export const arriveBalance = (balance: PlayerBalance): void => {
  moved_at_ms = performance.now()
  const round = shownRound.get()
  if (round && round.before?.currency === balance.currency) return shownRound.set({ ...round, arrived: balance })
  shownRound.forget()
  write(balance)
}

/**
 * The balance of main data that were read anew waits for the end of a round like one that arrives. What moved after they were asked
 * for may be newer than they are; if it is not, a message is on its way, because each change of a balance sends one. In another currency
 * they are newer, and a round that is shown has nothing to tell.
 */
onMainRead(({ playerInfo }, asked_at_ms) => {
  const read = playerInfo?.playerBalance
  const shown = appState.get().main.playerInfo?.playerBalance
  if (!read) return {}
  if (shown?.currency !== read.currency) {
    shownRound.forget()
    return {}
  }
  const round = shownRound.get()
  const is_older = moved_at_ms >= asked_at_ms
  if (!round && !is_older) return {}
  if (round && !is_older) shownRound.set({ ...round, arrived: read })
  return { playerInfo: { ...playerInfo, playerBalance: shown } }
})

interface App {
  readonly queryClient: { invalidateQueries(filter: { queryKey: readonly unknown[] }): Promise<void> }
}

/** Everything on the page that was written in the other currency is asked for anew: presets, limits, lists. */
const followCurrency = (currency: string, app: App): void => {
  patchMain(() => ({ currency }))
  void app.queryClient.invalidateQueries({ queryKey: [] })
  void reloadPage()
}

/**
 * RTM-017: a balance that the house pushed. The header shows it at once; while a round is animated on this page, only when that has
 * ended, because it would tell the result. Lists of transactions are read again when next seen, and so is what other pages say can be spent.
 */
export const handle = (message: { readonly data: unknown }, app: App): void => {
  const { data } = message as SetBalanceMessage
  const is_other_currency = appState.get().main.currency !== data.currency
  arriveBalance(data)
  if (is_other_currency) followCurrency(data.currency, app)
  else {
    void app.queryClient.invalidateQueries({ queryKey: ['transactions'] })
    void queries().invalidateQueries({ predicate: isFollowing })
  }
}
