import { expect, test } from 'vitest'
import type { House } from '#kernel/house.ts'
import { channelAllowed, initialChannels, namespacesOf } from '#kernel/realtime/channel-access.ts'
import { namespaceOf, ownsChannel } from '#kernel/realtime/hub/access.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const races = defineServerSlice({
  name: 'contests/races',
  channels: [
    {
      namespace: 'race',
      initial: async () => ['race:1'],
      allows: async (channel, { player_id }) => channel === 'race:1' || player_id === 9n,
    },
  ],
})
const houseOf = (...slices: (typeof races)[]): House => ({ slices }) as unknown as House
const house = houseOf(races)

test('RTM-002: a player reads their own channel, and nobody else does', async () => {
  expect(await channelAllowed(house, 'player:#42', { player_id: 42n })).toBe(true)
  expect(await channelAllowed(house, 'player:#42', { player_id: 4n })).toBe(false)
  expect(await channelAllowed(house, 'player:#42,4', { player_id: 4n })).toBe(false)
  expect(await channelAllowed(house, 'player:42', { player_id: 42n })).toBe(false)
  expect(await channelAllowed(house, 'player:#42', { player_id: null })).toBe(false)
})

test("RTM-002: a slice decides on its own namespace's channels, and an unknown namespace is nobody's", async () => {
  expect(await channelAllowed(house, 'race:1', { player_id: null })).toBe(true)
  expect(await channelAllowed(house, 'race:2', { player_id: 8n })).toBe(false)
  expect(await channelAllowed(house, 'race:2', { player_id: 9n })).toBe(true)
  expect(await channelAllowed(house, 'races:1', { player_id: 9n })).toBe(false)
  expect(await channelAllowed(house, '', { player_id: 9n })).toBe(false)
  expect(await channelAllowed(house, 'common:x', { player_id: 9n })).toBe(false)
})

test('RTM-001: a visitor reads the channels of everybody, their own and what slices add', async () => {
  expect(await initialChannels(house, { player_id: 42n })).toEqual(['common', 'player:#42', 'race:1'])
  expect(await initialChannels(house, { player_id: null })).toEqual(['common', 'race:1'])
})

test('two slices cannot claim one namespace', () => {
  expect(namespacesOf([races])).toEqual(['common', 'player', 'race'])
  expect(() => namespacesOf([races, defineServerSlice({ ...races, name: 'contests/others' })])).toThrow('"race"')
})

test('the hub reads namespaces and owners out of names as Centrifugo does', () => {
  expect([namespaceOf('race:7:x'), namespaceOf('common'), namespaceOf('')]).toEqual(['race', 'common', ''])
  expect(ownsChannel('player:#42', '42')).toBe(true)
  expect(ownsChannel('dialog:#42,43', '43')).toBe(true)
  expect(ownsChannel('player:#42', '4')).toBe(false)
  expect(ownsChannel('player:#', '')).toBe(false)
  expect(ownsChannel('race:7', '')).toBe(true)
})
