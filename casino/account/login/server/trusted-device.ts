import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import { deviceTrust_ms } from '../rules.ts'
import { readPrivate } from './cookies.ts'
import { hashOf } from './session-ids.ts'

/**
 * Names the device that this request comes from, if the player got in on it within the last 90 days: its tries are counted
 * apart, so that strangers never lock the owner out (reliability 18). Undefined for any other device.
 */
export const trustedDeviceOf = async (house: House, request: FastifyRequest, player_id: bigint): Promise<string | undefined> => {
  const device = readPrivate(house, request, 'device')
  if (device === undefined) return undefined
  const device_hash = hashOf('device', device)
  const used_after = new Date(house.clock.now().getTime() - deviceTrust_ms)
  const { rows } = await sql`
    select from account_login.devices
     where device_hash = ${device_hash} and player_id = ${player_id} and last_at > ${used_after}`.execute(house.db)
  return rows.length > 0 ? device_hash.toString('hex') : undefined
}
