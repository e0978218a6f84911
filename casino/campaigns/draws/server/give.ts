import { grantAll, priceOfPrize, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, toWire } from '#kernel/money/currency.ts'
import type { Outcome } from '../draw-spec.ts'
import { outcomeOf } from '../odds.ts'
import { PrizeFell } from '../events.ts'
import { fundOfDraw, takeStock, type DrawRow } from './draw-store.ts'
import type { DrawnFall, FallRow, Ticket } from './fall-store.ts'
import { ownerOf } from './owners.ts'
import { prizeFor } from './rewards.ts'
import type { RunningPots } from './run-pots.ts'
import { bytesFor } from './seed.ts'

/** A ticket's outcome, before its stock is checked. */
export interface DrawnTicket {
  readonly ticket: Ticket
  readonly outcome: Outcome | null
}

export const drawTicket = (house: House, draw: DrawRow, ticket: Ticket): DrawnTicket => ({
  ticket,
  outcome: outcomeOf(draw.spec, bytesFor(house, draw, ticket)),
})

/** A result that wins nothing: no outcome, out of stock, or a player who may get nothing. */
export const notGiven = ({ ticket, outcome }: DrawnTicket): DrawnFall => ({
  ...ticket,
  outcome: outcome?.name ?? null,
  is_given: false,
  asset: null,
  amount_minor: null,
})

const countOutcomes = (drawn: readonly DrawnTicket[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { outcome } of drawn) if (outcome) counts.set(outcome.name, (counts.get(outcome.name) ?? 0) + 1)
  return counts
}

/** Takes drawn outcomes from the stock, in order, and returns what each ticket really wins. */
export const fallsFrom = async (
  tx: Tx,
  house: House,
  draw: DrawRow,
  drawn: readonly DrawnTicket[],
  pots: RunningPots | null = null,
): Promise<DrawnFall[]> => {
  const stock = await takeStock(tx, draw.id, countOutcomes(drawn))
  const to_give = new Map([...stock].map(([name, { taken }]) => [name, taken]))
  const players = await playersByIds(
    tx,
    drawn.map(({ ticket }) => ticket.player_id),
  )
  return drawn.map((one) => {
    const { ticket, outcome } = one
    const count = outcome ? (to_give.get(outcome.name) ?? 0) : 0
    if (!outcome || count === 0) return notGiven(one)
    to_give.set(outcome.name, count - 1)
    const own = players.get(ticket.player_id)?.currency
    const currency = isCurrency(own) ? own : house.brand.currency
    const is_last = count === 1 && stock.get(outcome.name)?.left === 0
    const value =
      outcome.pot && pots
        ? { asset: currency, amount_minor: pots.fall(outcome.name, ticket.input, currency, is_last) }
        : priceOfPrize(house, prizeFor(outcome, currency))
    return { ...ticket, outcome: outcome.name, is_given: true, ...value }
  })
}

const prizeOf = (house: House, draw: DrawRow, fall: FallRow): Prize => {
  const outcome = draw.spec.outcomes.find(({ name }) => name === fall.outcome) as Outcome
  const asset = fall.asset ?? ''
  const currency = isCurrency(asset) ? asset : house.brand.currency
  const fallen = { kind: 'money', content: { currency, amount_minor: toWire(fall.amount_minor ?? 0n) } }
  return {
    key: `draw:${draw.id}:${fall.input}:${fall.number}`,
    player_id: fall.player_id,
    ...(outcome.pot ? fallen : prizeFor(outcome, currency)),
    from: fundAccount(fundOfDraw(draw), asset),
    source: draw.owner,
    title: ownerOf(house, draw.owner).prizeTitle(draw.title, outcome.title),
  }
}

/** Grants the won prizes and announces them, in the transaction that stores the results. */
export const giveFalls = async (tx: Tx, house: House, draw: DrawRow, falls: readonly FallRow[]): Promise<void> => {
  const given = falls.filter(({ is_given }) => is_given)
  if (given.length === 0) return
  const granted = await grantAll(
    tx,
    house,
    given.map((fall) => prizeOf(house, draw, fall)),
  )
  // A player self-excluded in between: eligibility is checked again, and the same bytes are drawn.
  if (granted.length < given.length) throw new Error('a prize of the draw was not granted; it is drawn again at the next try')
  await announce(
    tx,
    house,
    given.map(({ id, player_id, outcome, asset, amount_minor }) =>
      PrizeFell(
        {
          draw_id: Number(draw.id),
          owner: draw.owner,
          fall_id: Number(id),
          outcome: outcome ?? '',
          asset: asset ?? '',
          amount_minor: toWire(amount_minor ?? 0n),
        },
        player_id,
      ),
    ),
  )
}
