import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { KillCommand } from './kill-site.ts'
import type { SiteProcess } from './site-process.ts'

/** What one player was told and can rely on. */
export interface Account {
  readonly player: number
  main: number
  bonus: number
  /** Reserved for withdrawals. */
  held: number
  /** Numbers of the acknowledged rounds. */
  readonly rounds: Set<number>
  readonly bets: number[]
  /** Withdrawals reserved and not finished. */
  readonly payouts: number[]
  acknowledged: number
  /** How often an outcome was unknown and the command was repeated with its key. */
  repeated: number
}

const payout_minor = 60

const nextCommand = (account: Account, number: number): Omit<KillCommand, 'id'> => {
  const kind = randomInt(14)
  const won = randomInt(4) === 0 ? 390 : 0
  const bet = kind === 9 ? account.bets.pop() : undefined
  const payout = kind >= 12 ? account.payouts.pop() : undefined
  if (payout !== undefined)
    return { kind: kind === 12 ? 'payout-paid' : 'payout-failed', player: account.player, number: payout, stake: 0, win: payout_minor }
  if (kind >= 11) return { kind: 'payout', player: account.player, number, stake: payout_minor, win: 0 }
  if (kind === 10) return { kind: 'deposit', player: account.player, number, stake: 0, win: 200 }
  if (bet !== undefined) return { kind: 'settlement', player: account.player, number: bet, stake: 0, win: won + 1 }
  if (kind >= 8) return { kind: 'bet', player: account.player, number, stake: 50, win: 0 }
  if (kind === 7) return { kind: 'bonus', player: account.player, number, stake: 0, win: 7 }
  return { kind: 'round', player: account.player, number, stake: 100, win: won }
}

const book = (account: Account, command: Omit<KillCommand, 'id'>): void => {
  account.acknowledged += 1
  if (command.kind === 'bonus') account.bonus += command.win
  else if (command.kind !== 'payout-paid') account.main += command.win - command.stake
  if (command.kind === 'payout') account.held += command.stake
  if (command.kind === 'payout-paid' || command.kind === 'payout-failed') account.held -= command.win
  if (command.kind === 'payout') account.payouts.push(command.number)
  if (command.kind === 'round') account.rounds.add(command.number)
  if (command.kind === 'bet') account.bets.push(command.number)
}

/** Plays until stopped. A command whose outcome is unknown is repeated with its key until it is known. */
export const playOn = async (site: SiteProcess<Omit<KillCommand, 'id'>>, account: Account, stopped: () => boolean): Promise<void> => {
  for (let number = 1; !stopped(); number++) {
    const command = nextCommand(account, number)
    for (;;) {
      const outcome = await site.play(command)
      if (outcome === 'done') book(account, command)
      if (outcome !== 'unknown') break
      account.repeated += 1
      await wait(20)
    }
  }
}
