import { requireFreshProof } from '#casino/sign-in/second-factor/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { type askForDataFile, type getDataFile, type getPersonalData, type PersonalDataState, refuse } from '../contract.ts'
import { fileTries, grace_days } from '../rules.ts'
import { readDataFile } from './data-files.ts'
import { currentFile, insertFile } from './file-store.ts'

export const prepare_job = 'players/personal-data.prepare-files'

const stateOf = async (house: House, player_id: bigint): Promise<PersonalDataState> => {
  const row = await currentFile(house.db, player_id, house.clock.now())
  return {
    file: row
      ? {
          status: row.ready_at ? 'ready' : 'preparing',
          askedAt: row.asked_at.toISOString(),
          bytes: row.bytes === null ? null : Number(row.bytes),
          until: row.until?.toISOString() ?? null,
        }
      : null,
    graceDays: grace_days,
  }
}

export const showState = async ({ house, player_id }: Call<typeof getPersonalData>) => ({ data: await stateOf(house, player_id) })

/** One at a time: while a file is being prepared, another request changes nothing. */
export const askForFile = async (call: Call<typeof askForDataFile>) => {
  const { house, player_id } = call
  await requireFreshProof(call)
  const known = await currentFile(house.db, player_id, house.clock.now())
  if (!known || known.ready_at) {
    await countTry(house, fileTries, String(player_id))
    await insertFile(house.db, player_id, house.clock.now())
    await house.jobs.send(prepare_job, {}, { key: prepare_job })
  }
  return { data: await stateOf(house, player_id) }
}

/** An open session is not enough here either: the file lies ready for days, and holds everything at once. */
export const sendFile = async (call: Call<typeof getDataFile>) => {
  const { house, player_id, reply } = call
  await requireFreshProof(call)
  const row = await currentFile(house.db, player_id, house.clock.now())
  if (!row?.file) return refuse('data-file-absent', {}, 404)
  await reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'content-length': String(row.bytes),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(readDataFile(house, row.file))
  return {}
}
