import { describe, expect, test } from 'vitest'
import { isGreeting, readFromFrame, readToFrame, type FromFrame, type ToFrame } from './protocol.ts'

const round = {
  id: '7-3',
  slug: 'golden-orchard',
  mode: 'demo',
  currency: 'UAH',
  stake_minor: 400,
  win_minor: 0,
  command: { stake_minor: 400 },
  events: [{ type: 'round-ended', win_minor: 0, win_multiple: 0 }],
  server_seed_hash: 'a'.repeat(64),
  client_seed: 'x',
  nonce: 3,
  at: '2026-12-01T12:00:00.000Z',
} as const

const toFrame: readonly ToFrame[] = [
  {
    type: 'init',
    purpose: 'play',
    slug: 'golden-orchard',
    title: 'Золотий сад',
    language: 'uk',
    locale: 'uk-UA',
    mode: 'demo',
    currency: 'UAH',
    exponent: 2,
    stakes: { choices: [100, 400], least_minor: 100, most_minor: 400, exact: true },
    balance_minor: 100_000,
    last_round: { ...round, events: [...round.events] },
    is_round_under_way: false,
    music: true,
    sound: true,
    reduced_motion: false,
    least_round_ms: 0,
  },
  { type: 'round', round: { ...round, events: [...round.events] }, balance_minor: 99_600 },
  { type: 'refused', code: 'insufficient-funds', message: '', balance_minor: 5 },
  { type: 'waiting', message: 'Чекаємо на зв’язок.' },
  { type: 'balance', balance_minor: 5 },
  { type: 'stake', stake_minor: 100 },
  { type: 'sound', on: false },
  { type: 'motion', reduced: true },
  { type: 'replay', round: { ...round, events: [...round.events] } },
]

const fromFrame: readonly FromFrame[] = [
  { type: 'ready' },
  { type: 'spin', command: { stake_minor: 400 } },
  { type: 'spin', command: { bets: [{ place: 'red', stake_minor: 100 }] } },
  { type: 'shown', round_id: '7-3' },
  { type: 'sound', on: true },
  { type: 'close' },
  { type: 'paytable', open: true },
]

/** Every way to spoil one field of a message: left out, another kind, out of range. */
const spoiled = (message: object): unknown[] =>
  Object.keys(message)
    .filter((field) => field !== 'type')
    .flatMap((field) => {
      const without = Object.fromEntries(Object.entries(message).filter(([name]) => name !== field))
      return [without, { ...message, [field]: undefined }, { ...message, [field]: [[]] }, { ...message, [field]: -1.5 }]
    })

describe('reliability 15: page and game hear only messages of known shape', () => {
  test.each(toFrame.map((message) => [message.type, message] as const))('page to game: %s as it is, and no spoiled one', (_, message) => {
    expect(readToFrame(message)).toBe(message)
    for (const bad of spoiled(message)) expect(readToFrame(bad), JSON.stringify(bad)).toBeNull()
  })

  test.each(fromFrame.map((message) => [message.type, message] as const))('game to page: %s as it is, and no spoiled one', (_, message) => {
    expect(readFromFrame(message)).toBe(message)
    for (const bad of spoiled(message)) expect(readFromFrame(bad), JSON.stringify(bad)).toBeNull()
  })

  test('what is no message at all is not heard, nor one of the other direction', () => {
    for (const nothing of [null, undefined, 7, 'ready', [], {}, { type: 7 }, { type: 'constructor' }, { type: '__proto__' }]) {
      expect(readToFrame(nothing)).toBeNull()
      expect(readFromFrame(nothing)).toBeNull()
    }
    expect(readFromFrame(toFrame[1])).toBeNull()
    expect(readToFrame({ type: 'ready' })).toBeNull()
  })

  test('a stake of no whole minor units never reaches a call', () => {
    for (const stake_minor of [1.5, -100, Number.NaN, 2 ** 60, '100', null])
      expect(readFromFrame({ type: 'spin', command: { stake_minor } })).toBeNull()
  })

  test('the greeting names this version of the protocol', () => {
    expect(isGreeting({ openhouse_game: 1 })).toBe(true)
    for (const other of [{ openhouse_game: 2 }, {}, null, 'openhouse_game']) expect(isGreeting(other)).toBe(false)
  })
})
