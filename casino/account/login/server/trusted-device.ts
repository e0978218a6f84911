import type { FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { device_trust_ms } from '../rules.ts'
import { readPrivate } from './cookies.ts'
import { hashOf } from './session-ids.ts'
import { isTrusted, type DeviceOwner } from './store.ts'

/**
 * Names the device that this request comes from, if its owner got in on it within the last 90 days: its tries are counted
 * apart, so that strangers never lock the owner out (reliability 18). Undefined for any other device.
 */
export const trustedDeviceOf = async (house: House, request: FastifyRequest, owner: DeviceOwner): Promise<string | undefined> => {
  const device = readPrivate(house, request, 'device')
  if (device === undefined) return undefined
  const device_hash = hashOf('device', device)
  const used_after = new Date(house.clock.now().getTime() - device_trust_ms)
  return (await isTrusted(house.db, device_hash, owner, used_after)) ? device_hash.toString('hex') : undefined
}
