import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteProcess } from '../wallet/site-process.ts'
import type { CashCommand } from './cash-commands.ts'

interface Kept {
  readonly id: number
  readonly amount: number
}

/** What one player was told and can rely on. Minor units. */
export interface Account {
  readonly player: number
  main: number
  dollars: number
  /** Set aside for payouts. */
  held: number
  /** Free in the money box, and held there. */
  box: number
  box_held: number
  readonly payouts: Kept[]
  readonly items: Kept[]
  readonly done: { deposits: number; payouts: number; conversions: number; items: number }
  acknowledged: number
  /** How often an outcome was unknown and the command was repeated with its key. */
  repeated: number
}

export const newAccount = (player: number, main: number): Account => ({
  player,
  main,
  dollars: 0,
  held: 0,
  box: 0,
  box_held: 0,
  payouts: [],
  items: [],
  done: { deposits: 0, payouts: 0, conversions: 0, items: 0 },
  acknowledged: 0,
  repeated: 0,
})

/** Repeats a command with its key until its outcome is known; null where it was refused. */
export const told = async (
  site: SiteProcess<CashCommand>,
  account: Pick<Account, 'acknowledged' | 'repeated'>,
  command: CashCommand,
): Promise<number[] | null> => {
  for (;;) {
    const outcome = await site.play(command)
    if (outcome !== 'unknown') {
      if (!outcome.startsWith('done')) return null
      account.acknowledged += 1
      return outcome.slice(5).split(' ').map(Number)
    }
    account.repeated += 1
    await wait(20)
  }
}

/** One thing that a player does; what was acknowledged is booked. */
const act = async (site: SiteProcess<CashCommand>, account: Account, key: string): Promise<void> => {
  const { player } = account
  const ask = (command: CashCommand) => told(site, account, command)
  const payout = randomInt(2) === 0 ? account.payouts.shift() : undefined
  if (payout) {
    const ways = ['payout-paid', 'payout-failed', 'payout-cancelled'] as const
    const kind = ways[randomInt(3)] ?? 'payout-paid'
    if (!(await ask({ kind, player, key, payout: payout.id, amount: payout.amount })))
      throw new Error(`${kind} of ${payout.id} was refused`)
    account.held -= payout.amount
    if (kind !== 'payout-paid') account.main += payout.amount
    return
  }
  const item = randomInt(3) === 0 ? account.items.shift() : undefined
  if (item) {
    if (!(await ask({ kind: 'collect', player, key, item: item.id }))) throw new Error(`item ${item.id} was refused`)
    account.box_held -= item.amount
    account.box += item.amount
    return
  }
  const amount = 5_000 + randomInt(5_000)
  switch (randomInt(6)) {
    case 0: {
      const answer = await ask({ kind: 'payout', player, key, amount })
      if (!answer) return
      account.main -= amount
      account.held += amount
      account.done.payouts += 1
      account.payouts.push({ id: answer[0] ?? 0, amount })
      return
    }
    case 1: {
      const [quote, gives = 0, gets = 0] = (await ask({ kind: 'offer', player, key, amount })) ?? []
      if (quote === undefined || !(await ask({ kind: 'convert', player, key: `${key} taken`, quote }))) return
      account.main -= gives
      account.dollars += gets
      account.done.conversions += 1
      return
    }
    case 2: {
      const answer = await ask({ kind: 'put-aside', player, key, amount })
      if (!answer) return
      account.main -= amount
      account.box_held += amount
      account.done.items += 1
      account.items.push({ id: answer[0] ?? 0, amount })
      return
    }
    case 3: {
      const part = Math.min(account.box, amount)
      if (part === 0 || !(await ask({ kind: 'take-out', player, key, amount: part }))) return
      account.box -= part
      account.main += part
      return
    }
    default:
      if (!(await ask({ kind: 'deposit', player, key, amount }))) return
      account.main += amount
      account.done.deposits += 1
  }
}

/** Goes on until stopped. */
export const moveMoneyOn = async (site: SiteProcess<CashCommand>, account: Account, stopped: () => boolean): Promise<void> => {
  for (let number = 1; !stopped(); number += 1) await act(site, account, `${account.player}-${number}`)
}
