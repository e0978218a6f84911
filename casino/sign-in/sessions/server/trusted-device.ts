import type { FastifyRequest } from 'fastify'
import type { House } from '#kernel/house.ts'
import { device_trust_ms } from '../rules.ts'
import { hashOf, readPrivate } from './cookies.ts'
import { type DeviceOwner, isTrusted, playersOnDevice } from './store.ts'

/** The hash of a request's device cookie; null without one. No look-up. */
export const deviceHashOf = (house: House, request: FastifyRequest): Buffer | null => {
  const device = readPrivate(house, request, 'device')
  return device === undefined ? null : hashOf('device', device)
}

const trustedAfter = (house: House): Date => new Date(house.clock.now().getTime() - device_trust_ms)

/** Players who signed in on this device within the last 90 days, latest first. */
export const trustedPlayers = async (house: House, device_hash: Buffer | null): Promise<readonly bigint[]> =>
  device_hash === null ? [] : playersOnDevice(house.db, device_hash, trustedAfter(house))

/**
 * Identifies this request's device if its owner signed in on it within the last 90 days: its tries are counted separately, so that
 * strangers never lock the owner out (reliability 18). Undefined for other devices.
 */
export const trustedDeviceOf = async (house: House, request: FastifyRequest, owner: DeviceOwner): Promise<string | undefined> => {
  const device_hash = deviceHashOf(house, request)
  if (device_hash === null) return undefined
  return (await isTrusted(house.db, device_hash, owner, trustedAfter(house))) ? device_hash.toString('hex') : undefined
}
