import { push } from '#kernel/facts/pushes.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import type { SportBetMessage } from '../contract.ts'
import { BetCashedOut, BetPlaced, BetRejected, BetSettled } from '../events.ts'

const told = (
  player_id: bigint | null,
  event: SportBetMessage['event'],
  { bet_id, currency, paid_minor = 0 }: { readonly bet_id: number; readonly currency: string; readonly paid_minor?: number },
): Publication[] => {
  if (player_id === null) return []
  const message: SportBetMessage = {
    type: 'sportBet',
    event,
    data: { betId: bet_id, paid: paid_minor, currency, exponent: exponentOf(currency) },
  }
  return [{ channel: playerChannel(player_id), message: { ...message } }]
}

/** Updates the pages and the slip of the bet's player. The wallet sends the balance itself. */
export const pushes = [
  push(BetPlaced, (facts) =>
    facts.flatMap(({ player_id, data: { bet_id, currency } }) => told(player_id, 'accepted', { bet_id, currency })),
  ),
  push(BetRejected, (facts) =>
    facts.flatMap(({ player_id, data: { bet_id, currency } }) => told(player_id, 'rejected', { bet_id, currency })),
  ),
  push(BetSettled, (facts) => facts.flatMap(({ player_id, data }) => told(player_id, 'settled', data))),
  push(BetCashedOut, (facts) => facts.flatMap(({ player_id, data }) => told(player_id, 'cashedOut', data))),
]
