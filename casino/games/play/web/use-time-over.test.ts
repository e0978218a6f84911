import { expect, test } from 'vitest'
import type { PlayedRound } from '../contract.ts'
import type { FromFrame, ToFrame } from '../frame/kit/protocol.ts'
import { isRoundOn } from './use-time-over.ts'

const onAfter = (messages: readonly (FromFrame | ToFrame)[]): boolean => messages.reduce(isRoundOn, false)
const spin = { type: 'spin', command: { stake_minor: 100 } } as const
const round = { type: 'round', round: {} as PlayedRound, balance_minor: 5 } as const
const refused = { type: 'refused', code: 'limit-reached', message: '', balance_minor: 5 } as const

test('RP-002: a round is on from its press until it was shown or refused, and nothing that ends time is told before', () => {
  expect(onAfter([spin])).toBe(true)
  expect(onAfter([spin, round])).toBe(true)
  expect(onAfter([spin, round, { type: 'balance', balance_minor: 5 }])).toBe(true)
  expect(onAfter([spin, round, { type: 'shown', round_id: '1-1' }])).toBe(false)
  expect(onAfter([spin, refused])).toBe(false)
  expect(onAfter([round])).toBe(true)
  expect(onAfter([{ type: 'sound', on: true }])).toBe(false)
})
