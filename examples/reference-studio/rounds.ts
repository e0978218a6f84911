import { randomInt, randomUUID } from 'node:crypto'
import type { House, Refused } from './house.ts'

export type Side = 'heads' | 'tails'

/** A fair coin that pays 1.96 of the stake: 98 % come back. */
export const win_hundredths = 196

export interface Player {
  readonly session: string
  readonly currency: string
}

export interface Round {
  readonly id: string
  readonly player: Player
  state: 'open' | 'closed' | 'unknown'
  credits: { readonly transaction: string; readonly amount: number }[]
}

export interface Played {
  readonly round: string
  readonly landed: Side
  readonly win: number
  readonly balance: number
}

/** What a stake is made of besides the coin. */
export interface Wish {
  readonly stake: number
  readonly side: Side
  readonly freeSpins?: number
  /** Staging alone: how the coin is to fall. */
  readonly forced?: 'win' | 'lose'
}

const other = (side: Side): Side => (side === 'heads' ? 'tails' : 'heads')

const fall = ({ side, forced }: Wish): Side => {
  if (forced !== undefined) return forced === 'win' ? side : other(side)
  return randomInt(2) === 0 ? 'heads' : 'tails'
}

/**
 * The rounds of the studio. Nothing is drawn before the house has taken the stake; whether it took it is asked, by the same name, until it is
 * known; what was won is sent until it is taken.
 */
export const createRounds = (house: House) => {
  const rounds = new Map<string, Round>()

  /** The stake is taken, refused, or taken back because nobody says which: after this it is never in between. */
  const stake = async (round: Round, { stake: amount, freeSpins }: Wish): Promise<Refused | null> => {
    const { session, currency } = round.player
    const debit = { session, transaction: `${round.id}-debit`, round: round.id, amount, currency, ...(freeSpins && { freeSpins }) }
    const answer = await house.call('debit', debit)
    if (answer.kind === 'done') return null
    round.state = 'unknown'
    if (answer.kind === 'refused') return answer
    const rollback = { transaction: `${round.id}-rollback`, round: round.id, debit: debit.transaction }
    // It may take hours: the player is not kept waiting for it.
    void house.callUntilHeard('rollback', rollback)
    return { kind: 'refused', error: 'silent', message: 'The house does not answer. Your stake goes back.' }
  }

  const play = async (player: Player, wish: Wish): Promise<Played | Refused> => {
    const round: Round = { id: randomUUID(), player, state: 'open', credits: [] }
    rounds.set(round.id, round)
    const refused = await stake(round, wish)
    if (refused) return refused
    const landed = fall(wish)
    const win = landed === wish.side ? Math.floor((wish.stake * win_hundredths) / 100) : 0
    if (win > 0) round.credits = [{ transaction: `${round.id}-credit`, amount: win }]
    // From here on it is decided: whoever asks is told so, whatever becomes of the next two calls.
    round.state = 'closed'
    for (const credit of round.credits) await house.callUntilHeard('credit', { ...credit, round: round.id, currency: player.currency })
    const closed = await house.callUntilHeard('close', { round: round.id, staked: wish.stake, won: win })
    return { round: round.id, landed, win, balance: Number(closed['balance'] ?? 0) }
  }

  /** What the house is told of a round: nothing of one whose stake is not held. */
  const tell = (id: string) => {
    const round = rounds.get(id)
    return { round: id, state: round?.state ?? 'unknown', credits: round?.state === 'closed' ? round.credits : [] }
  }

  return { play, tell }
}
