import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { turnFloor } from '#casino/games/live/server/floor.ts'
import { slice as live } from '#casino/games/live/server/index.ts'
import { placeBets } from '#casino/games/live/server/place-bets.ts'
import { newestRounds } from '#casino/games/live/server/round-store.ts'
import { writeWatcher } from '#casino/games/live/server/table-store.ts'
import { tableSlugs } from '#casino/games/live/tables.ts'
import type { LiveBet } from '#casino/games/live/contract.ts'
import type { House } from '#kernel/house.ts'
import { ledgerHouse } from '../wallet/ledger-house.ts'
import { fastClock } from './fast-clock.ts'

export type LiveCommand =
  /** Which rounds take bets. */
  | { readonly kind: 'look' }
  | {
      readonly kind: 'bet'
      readonly player: number
      readonly key: string
      readonly slug: string
      readonly round: string
      readonly bets: readonly LiveBet[]
    }

/** A house with the ledger and the live floor only, by a clock of its own. */
export const liveHouse = (app_url: string): House => {
  const [from_ms = '0', speed = '1'] = (process.env['LIVE_KILL_CLOCK'] ?? '').split('x')
  return ledgerHouse(app_url, [{ ...live, contributes: [], start: async () => undefined }], {
    clock: fastClock(Number(from_ms), Number(speed)),
  })
}

const play = async (house: House, command: LiveCommand): Promise<string> => {
  if (command.kind === 'look') {
    const now = house.clock.now()
    await writeWatcher(house.db, 'kill-test', tableSlugs, now)
    const open = (await newestRounds(house.db, tableSlugs)).filter(({ state, closes_at }) => state === 'betting' && closes_at > now)
    return `done ${JSON.stringify(open.map(({ id, table_slug }) => ({ round: String(id), slug: table_slug })))}`
  }
  const { player, key, slug, round, bets } = command
  const call = { house, player_id: BigInt(player), key, language: 'en', params: { slug }, body: { round, bets } }
  const { data } = await placeBets(call as unknown as Parameters<typeof placeBets>[0])
  return `done ${data.id}`
}

/** Turns the floor for as long as the process lives, whatever happens to the database meanwhile. */
const turnOn = async (house: House): Promise<void> => {
  for (;;) {
    await turnFloor(house).catch(() => undefined)
    await wait(20)
  }
}

/** A site process that may be killed at any moment: takes bets, and runs whatever tables it can get. */
const serve = async (app_url: string): Promise<void> => {
  const house = liveHouse(app_url)
  void turnOn(house)
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, ...command } = JSON.parse(line) as LiveCommand & { readonly id: number }
    const answer = (outcome: string): boolean => process.stdout.write(`${JSON.stringify({ id, outcome })}\n`)
    play(house, command).then(answer, (error: { name: string; code?: string }) =>
      answer(error.name === 'Refusal' && error.code !== 'request-in-progress' ? `refused ${error.code}` : 'unknown'),
    )
  }
}

if (import.meta.main) await serve(process.argv[2] ?? '')
