import { isPlayClosed } from '#casino/players/responsible-play/web/api.ts'
import type { Selection } from '#casino/sportsbook/lobby/extensions.ts'
import type { Refused } from '#kernel/web/api/api.ts'
import type { BetView } from '../contract.ts'
import type { BetType, OddsChange } from '../rules.ts'
import { sendBet } from './send-bet.ts'

/** A slip as its player sees it and presses the button. */
export interface Order {
  /** At the odds that the player sees. */
  readonly shown: readonly Selection[]
  /** Of the whole bet. */
  readonly shown_odds: number | null
  /** External id of the free bet that is staked instead of cash. */
  readonly credit: string | undefined
  readonly kind: {
    readonly type: BetType
    readonly is_singles: boolean
    readonly held: readonly number[]
    readonly sizes: readonly number[]
  }
  readonly stake: number | null
  readonly change: OddsChange
}

export type SlipRefused = Pick<Refused, 'error' | 'message'> & {
  /** How many singles of the same press were placed before the one that was refused. */
  readonly placed: number
}

export interface Done {
  /** As the house took them: what is being played waits to be decided. */
  readonly bets: readonly BetView[]
}

const send = (chosen: readonly Selection[], { shown_odds, credit, kind: { type, held, sizes }, change }: Order, amount: number) =>
  sendBet({
    betType: type,
    selections: chosen.map(({ marketId, outcome, odds }) => ({
      marketId,
      outcome,
      odds,
      ...(held.includes(marketId) && { isBanker: true }),
    })),
    amount,
    ...(sizes.length > 0 && { sizes: [...sizes] }),
    ...(type === 'builder' && shown_odds !== null && { odds: shown_odds }),
    ...(credit !== undefined && { bonus: credit }),
    oddsChange: change,
  })

/**
 * Places the slip: one bet, or a single for each selection, each told to `taken` once the house has it. Null where play was closed elsewhere
 * (RP-006): nothing was sent then, and the page says why.
 */
export const placeOrder = async (
  order: Order,
  stake: number,
  taken: (selection: Selection) => void,
): Promise<Done | { readonly refused: SlipRefused } | null> => {
  if (await isPlayClosed()) return null
  const { shown, kind } = order
  const bets: BetView[] = []
  for (const bet of kind.is_singles ? shown.map((one) => [one]) : [shown]) {
    const answer = await send(bet, order, stake)
    if (!answer.success) return { refused: { error: answer.error, message: answer.message, placed: bets.length } }
    bets.push(answer.data)
    if (kind.is_singles) bet.forEach(taken)
  }
  return { bets }
}
