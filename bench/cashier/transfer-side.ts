import { setTimeout as wait } from 'node:timers/promises'
import { otherDeposits } from '#casino/money/cash-desk/extensions.ts'
import { otherSendings } from '#casino/money/payouts/extensions.ts'
import { holdForLeaving } from '#casino/money/payouts/server/api.ts'
import { doorRoutes } from '#casino/money/project-transfers/server/answer-projects.ts'
import { deposited, sent } from '#casino/money/project-transfers/server/counted.ts'
import { deliver } from '#casino/money/project-transfers/server/deliver-transfer.ts'
import { slice as projectTransfers } from '#casino/money/project-transfers/server/index.ts'
import { projectNamed } from '#casino/money/project-transfers/server/projects.ts'
import { projectSettings } from '#casino/money/project-transfers/server/settings.ts'
import { sendTransfer } from '#casino/money/project-transfers/server/start-transfer.ts'
import { openTransfers, recallOpen, transferById } from '#casino/money/project-transfers/server/transfer-store.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { contribute } from '#kernel/extensions.ts'
import { createApp } from '#kernel/http/app.ts'
import type { House } from '#kernel/house.ts'
import { fates, otherHouse, pair_key, type HouseName } from './cash-commands.ts'

/** Where a house of the two stands. */
export interface Place {
  readonly name: HouseName
  readonly port: number
  readonly other_port: number
}

/** Transfers with the door for the other house; what they count as here is told to the cashier. */
export const transfersOnly = {
  ...projectTransfers,
  routes: doorRoutes,
  contributes: [contribute(otherDeposits, deposited), contribute(otherSendings, sent)],
}

export const transferParts = ({ name, other_port }: Place) => ({
  // What leaves is found and brought below; a job that is lost changes nothing.
  jobs: { send: async () => undefined, start: async () => undefined, stop: async () => undefined },
  settings: { PROJECT_NAME: name, PROJECTS: `${otherHouse(name)}:${pair_key}@http://localhost:${other_port}` },
})

/** Brings what is on its way, also what a killed process left, until the process ends. */
const deliverOn = async (house: House): Promise<never> => {
  for (;;) {
    // Where the other house or the database is down, the next turn finds what is open again.
    const open = await openTransfers(house.db, 500).catch(() => [])
    for (const { id } of open) await deliver(house, id).catch(() => undefined)
    await wait(50)
  }
}

/** Answers the other house, and brings it what leaves: by two at once, which often bring the same transfer. */
export const openDoor = async (house: House, place: Place): Promise<void> => {
  const app = await createApp(house, async () => ({ player_id: null, session_id: '' }))
  await app.listen({ port: place.port, host: 'localhost' })
  for (let number = 0; number < 2; number += 1) void deliverOn(house)
}

type Asked = Parameters<typeof sendTransfer>[0]

export const transfer = async (call: Pick<Asked, 'house' | 'player_id' | 'key' | 'language'>, amount: number): Promise<string> => {
  const [project = ''] = call.house.config.of(projectSettings).others.keys()
  const { id } = await sendTransfer({ ...call, body: { project, amount } } as Asked, projectNamed(call.house, project))
  return `done ${id}`
}

/** As when play is closed for somebody: what is on its way is asked back, whatever became of it. */
export const recall = async (house: House, player_id: bigint): Promise<string> => {
  await inTransaction(house.db, async (tx) => {
    await holdForLeaving(tx, player_id)
    await recallOpen(tx, player_id, house.clock.now())
  })
  return 'done'
}

export const fateOf = async (house: House, id: bigint): Promise<string> => {
  const state = (await transferById(house.db, id))?.state
  return `done ${state === 'arrived' || state === 'returned' ? fates[state] : fates.open}`
}
