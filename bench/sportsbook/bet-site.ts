import { createInterface } from 'node:readline'
import { slice as bets } from '#casino/sportsbook/bets/server/index.ts'
import { cashOutOwn } from '#casino/sportsbook/bets/server/cash-out.ts'
import { placeBet } from '#casino/sportsbook/bets/server/place-bet.ts'
import { settleBets } from '#casino/sportsbook/bets/server/settle-bets.ts'
import { settleEvent } from '#casino/sportsbook/catalogue/server/api.ts'
import { slice as catalogue } from '#casino/sportsbook/catalogue/server/index.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import type { House } from '#kernel/house.ts'
import { ledgerHouse } from '../wallet/ledger-house.ts'
import { resultOf, type BetCommand } from './bet-commands.ts'

type Asked<Work extends (call: never) => unknown> = Parameters<Work>[0]

/** A house with the ledger and the sportsbook's bets only, without the slices that read their contributions. */
export const betHouse = (app_url: string): House =>
  ledgerHouse(
    app_url,
    [catalogue, bets].map((slice) => ({ ...slice, contributes: [], start: async () => undefined })),
  )

const play = async (house: House, command: BetCommand): Promise<string> => {
  if (command.kind === 'result') {
    await inTransaction(house.db, (tx) => settleEvent(tx, house, BigInt(command.event), resultOf(command.home_wins), true))
    house.facts.wake()
    return 'done'
  }
  const own = { house, player_id: BigInt(command.player), key: command.key, language: 'en' }
  if (command.kind === 'bet') {
    const { selections, stake } = command
    const body = { betType: selections.length === 1 ? 'single' : 'multi', selections, amount: stake }
    const bet = await placeBet({ ...own, body } as Asked<typeof placeBet>)
    return `done ${bet.id}`
  }
  const { paid } = await cashOutOwn({ ...own, params: { id: command.bet }, body: { offer: 1 } } as Asked<typeof cashOutOwn>)
  return `done ${paid}`
}

/** A site process that may be killed at any moment: executes commands, acknowledges them once committed, and settles bets meanwhile. */
const serve = async (app_url: string): Promise<void> => {
  const house = betHouse(app_url)
  // While the database is down the start fails; the parent process then starts it again.
  await startDispatcher(house)
  await settleBets(house)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, ...command } = JSON.parse(line) as BetCommand & { readonly id: number }
    const answer = (outcome: string): boolean => process.stdout.write(`${JSON.stringify({ id, outcome })}\n`)
    play(house, command).then(answer, (error: { name: string; code?: string }) =>
      answer(error.name === 'Refusal' && error.code !== 'request-in-progress' ? `refused ${error.code}` : 'unknown'),
    )
  }
}

if (import.meta.main) await serve(process.argv[2] ?? '')
