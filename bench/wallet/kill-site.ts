import { createInterface } from 'node:readline'
import type { InstantRound } from '#casino/money/wallet/server/round.ts'
import { settleInstant } from '#casino/money/wallet/server/settle-instant.ts'
import { settleMany, takeStake } from '#casino/money/wallet/server/stakes.ts'
import { captureHold, hold, releaseHold } from '#casino/money/wallet/server/holds.ts'
import { post } from '#casino/money/wallet/server/post.ts'
import { clearingAccount, houseAccount, purseOf } from '#casino/money/wallet/server/account.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { sha256 } from '#casino/money/wallet/testing/sha256.ts'
import { ledgerHouse } from './ledger-house.ts'

/** A command of a player in the kill test, one JSON line each. */
export interface KillCommand {
  readonly id: number
  readonly kind: 'round' | 'bonus' | 'bet' | 'settlement' | 'deposit' | 'payout' | 'payout-paid' | 'payout-failed'
  readonly player: number
  readonly number: number
  readonly stake: number
  readonly win: number
}

const round = ({ player, number, stake, win }: KillCommand): InstantRound => ({
  owner_id: BigInt(player),
  purse: 'main',
  asset: 'UAH',
  key: `round-${number}`,
  request_hash: sha256(`round ${number} ${stake}`),
  reference: `round:${player}:${number}`,
  game: 'kill-slot',
  stake_minor: BigInt(stake),
  draw: knownDraw(BigInt(win), { fact: { kind: 'games/play.round-settled', data: { number } }, answer: { number, win } }),
})

/** Deposits and withdrawals, posted as their slices do. */
const moveMoney = (tx: Tx, house: House, { kind, player, number, stake, win }: KillCommand): Promise<unknown> => {
  const main = purseOf(BigInt(player), 'main', 'UAH')
  const clearing = clearingAccount('kill', 'UAH')
  const named = `payout:${player}:${number}`
  if (kind === 'payout') return hold(tx, house, { key: named, from: main, amount_minor: BigInt(stake), reason: 'hold' })
  if (kind === 'payout-paid') return captureHold(tx, house, { hold: named, to: clearing, reason: 'payout' })
  if (kind === 'payout-failed') return releaseHold(tx, house, { hold: named, reason: 'release' })
  const postings = [{ from: clearing, to: main, amount_minor: BigInt(win) }]
  return post(tx, house, { key: `deposit:${player}:${number}`, reason: 'deposit', postings })
}

const moves: ReadonlySet<KillCommand['kind']> = new Set(['deposit', 'payout', 'payout-paid', 'payout-failed'])

/** A site process that may be killed at any moment: executes commands and acknowledges them once committed. */
const serve = async (app_url: string): Promise<void> => {
  const house = ledgerHouse(app_url)
  const play = async (command: KillCommand): Promise<void> => {
    const { kind, player, number } = command
    const bet = { owner_id: BigInt(player), purse: 'main', asset: 'UAH', game: 'football' }
    if (moves.has(kind)) await inTransaction(house.db, (tx) => moveMoney(tx, house, command))
    if (kind === 'round') await settleInstant(house, round(command))
    if (kind === 'bet')
      await inTransaction(house.db, (tx) =>
        takeStake(tx, house, { ...bet, key: `bet:${number}`, reference: `bet:${player}:${number}`, amount_minor: BigInt(command.stake) }),
      )
    if (kind === 'settlement')
      await inTransaction(house.db, (tx) =>
        settleMany(tx, house, [
          {
            ...bet,
            key: `win:${number}`,
            reference: `win:${player}:${number}`,
            outcome: 'win',
            stake_minor: BigInt(command.stake),
            amount_minor: BigInt(command.win),
          },
        ]),
      )
    if (kind === 'bonus')
      await inTransaction(house.db, (tx) =>
        post(tx, house, {
          key: `bonus:${player}:${number}`,
          reason: 'bonus',
          postings: [
            { from: houseAccount('bonuses', 'UAH'), to: purseOf(BigInt(player), 'bonus', 'UAH'), amount_minor: BigInt(command.win) },
          ],
        }),
      )
  }
  for await (const line of createInterface({ input: process.stdin })) {
    const command = JSON.parse(line) as KillCommand
    const answer = (outcome: string): boolean => process.stdout.write(`${JSON.stringify({ id: command.id, outcome })}\n`)
    play(command).then(
      () => answer('done'),
      (error: { name: string; code?: string }) => answer(error.name === 'Refusal' ? `refused ${error.code}` : 'unknown'),
    )
  }
}

await serve(process.argv[2] ?? '')
