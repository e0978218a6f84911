import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '#kernel/web/api/api.ts'
import { createRoundsCaller, keptRounds, type KeptFor } from './rounds-caller.ts'

const memory = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

type Outcome = 'played' | 'lost' | 'session-ended' | 'refused' | 'too-soon'

/** A house that plays each key once, whatever its answers meet on their way. */
const house = (outcomes: Outcome[], isSignedIn: () => boolean, currencies: string[]) => {
  const rounds = new Map<string, object>()
  const calls: { key: string; session: string; command: unknown }[] = []
  let sessions = 0
  const refusal = (status: number | null, error: string, details = {}) => ({
    success: false,
    status,
    error,
    message: error,
    errors: {},
    details,
  })
  const call = async (route: string, options: { key?: string; body?: { session: string; command: unknown } }) => {
    const currency = currencies[Math.min(sessions, currencies.length - 1)]
    if (route.startsWith('GET')) return { success: true, data: { session: `session-${(sessions += 1)}`, isMoney: isSignedIn(), currency } }
    const outcome = outcomes.shift() ?? 'played'
    const key = options.key!
    calls.push({ key, ...options.body! })
    if (outcome === 'session-ended') return refusal(200, 'game-session-ended')
    if (outcome === 'too-soon') return refusal(200, 'too-soon', { retry_after_ms: 1_400 })
    if (outcome === 'refused') return refusal(200, 'insufficient-funds')
    if (!rounds.has(key)) rounds.set(key, { id: `1-${rounds.size}` })
    return outcome === 'lost' ? refusal(null, 'Network Error') : { success: true, data: { round: rounds.get(key), balance_minor: 7 } }
  }
  return { api: { call } as unknown as Pick<Api, 'call'>, rounds, calls }
}

const olenas: KeptFor = { visitor: 'olena', slug: 'golden-orchard', mode: 'money', currency: 'UAH' }

const setUp = (outcomes: Outcome[], storage = memory(), visitor = 'olena', isSignedIn = () => true, currencies = ['UAH']) => {
  const server = house(outcomes, isSignedIn, currencies)
  let made = 0
  const kept = keptRounds(storage, { ...olenas, visitor })
  const waits: number[] = []
  const caller = createRoundsCaller({
    api: server.api,
    slug: 'golden-orchard',
    is_money: true,
    kept,
    newKey: () => `key-${(made += 1)}`,
    pause: async (duration_ms) => void waits.push(duration_ms),
  })
  return { ...server, caller, kept, storage, waits }
}
const stake = { stake_minor: 400 }
const silent = (): void => undefined

describe('reliability 11: a press is one round', () => {
  test('each press has a key of its own, and nothing stays kept after an answer', async () => {
    const { caller, calls, kept } = setUp([])
    await caller.startGame()
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'round', round: { id: '1-0' }, balance_minor: 7 })
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'round', round: { id: '1-1' } })
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
    expect(kept.get()).toBeNull()
  })

  test('who was signed out in another tab plays nothing: the game for money does not go on as a demo', async () => {
    const { caller, calls, rounds, kept } = setUp(['session-ended'], memory(), 'olena', () => false)
    expect(await caller.play(stake, silent)).toEqual({ kind: 'refused', code: 'signed-out', message: '' })
    expect([calls.length, rounds.size, kept.get()]).toEqual([1, 0, null])
  })

  test('a round whose answer was lost before the player was signed out stays kept for them', async () => {
    const { caller, kept } = setUp(['lost', 'session-ended'], memory(), 'olena', () => false)
    await caller.play(stake, silent)
    expect(await caller.play(stake, silent)).toMatchObject({ code: 'signed-out' })
    expect(kept.get()?.key).toBe('key-1')
  })

  test('after a lost answer the next press brings that round, not another one', async () => {
    const { caller, rounds, calls } = setUp(['lost'])
    expect(await caller.play(stake, silent)).toEqual({ kind: 'unknown' })
    expect(await caller.play({ stake_minor: 1_000 }, silent)).toMatchObject({ kind: 'round', round: { id: '1-0' } })
    expect(rounds.size).toBe(1)
    expect(calls.map(({ key, command }) => [key, command])).toEqual([
      ['key-1', stake],
      ['key-1', stake],
    ])
  })

  test('a reload finds the key of the round under way and brings the same round', async () => {
    const before = setUp(['lost'])
    await before.caller.play(stake, silent)
    const after = createRoundsCaller({
      api: before.api,
      slug: 'golden-orchard',
      is_money: true,
      kept: keptRounds(before.storage, olenas),
      newKey: () => 'another',
      pause: async () => undefined,
    })
    expect(after.isUnderWay()).toBe(true)
    expect(await after.resume(silent)).toMatchObject({ kind: 'round', round: { id: '1-0' } })
    expect(before.rounds.size).toBe(1)
    expect(after.resume(silent)).toBeNull()
  })

  test('somebody else in the same window, another mode, another game and another currency have no round under way', async () => {
    const { caller, storage } = setUp(['lost'])
    await caller.play(stake, silent)
    expect(keptRounds(storage, olenas).get()).not.toBeNull()
    for (const other of [{ visitor: 'taras' }, { slug: 'cossack-treasure' }, { mode: 'demo' }, { currency: 'EUR' }] as const)
      expect(keptRounds(storage, { ...olenas, ...other }).get()).toBeNull()
  })

  test('who changed the currency elsewhere stakes nothing in the new one from a window that shows the old one', async () => {
    const { caller, calls, kept } = setUp(['session-ended'], memory(), 'olena', () => true, ['UAH', 'EUR'])
    await caller.startGame()
    expect(await caller.play(stake, silent)).toEqual({ kind: 'refused', code: 'signed-out', message: '' })
    expect([calls.map(({ session }) => session), kept.get()]).toEqual([['session-1'], null])
    await caller.startGame()
    await caller.play(stake, silent)
    expect(calls.map(({ session }) => session)).toEqual(['session-1', 'session-1'])
  })

  test('a session that has ended is renewed and the same key is sent again', async () => {
    const { caller, calls } = setUp(['session-ended'])
    await caller.startGame()
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'round' })
    expect(calls.map(({ key, session }) => [key, session])).toEqual([
      ['key-1', 'session-1'],
      ['key-1', 'session-2'],
    ])
  })

  test('a refusal is an answer: the next press is a new round', async () => {
    const { caller, kept } = setUp(['refused'])
    expect(await caller.play(stake, silent)).toEqual({ kind: 'refused', code: 'insufficient-funds', message: 'insufficient-funds' })
    expect(kept.get()).toBeNull()
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'round' })
  })

  test('RP-002: a round that comes too soon for the licence begins when it may, as the same round, and is not asked for a third time', async () => {
    const { caller, calls, waits, rounds } = setUp(['too-soon', 'played', 'too-soon', 'too-soon'])
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'round' })
    expect([calls.map(({ key }) => key), waits, rounds.size]).toEqual([['key-1', 'key-1'], [1_400], 1])
    expect(await caller.play(stake, silent)).toMatchObject({ kind: 'refused', code: 'too-soon' })
    expect(calls.length).toBe(4)
  })

  test('a window that keeps nothing still repeats the same key', async () => {
    const closed = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
      removeItem: () => undefined,
    }
    const { caller, calls } = setUp(['lost'], closed as unknown as ReturnType<typeof memory>)
    await caller.play(stake, silent)
    await caller.play(stake, silent)
    expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })
})

describe('a house that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const slowHouse = () => {
    const answers: ((answer: object) => void)[] = []
    const api = { call: () => new Promise((resolve) => answers.push(resolve)) } as unknown as Pick<Api, 'call'>
    const kept = keptRounds(memory(), olenas)
    const caller = createRoundsCaller({ api, slug: 'golden-orchard', is_money: true, kept, newKey: () => 'key', pause: wait })
    return { caller, answers }
  }
  const wait = (duration_ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, duration_ms))
  const played = { success: true, data: { round: { id: '1-0' }, balance_minor: 7 } }

  test('after two seconds of silence it is told once that the round is waited for; an answer in time is not talked over', async () => {
    const { caller, answers } = slowHouse()
    let told = 0
    const late = caller.play(stake, () => (told += 1))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(told).toBe(0)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(told).toBe(1)
    answers.shift()!(played)
    expect(await late).toMatchObject({ kind: 'round' })
    const soon = caller.play(stake, () => (told += 1))
    await vi.advanceTimersByTimeAsync(300)
    answers.shift()!(played)
    await soon
    await vi.advanceTimersByTimeAsync(8_000)
    expect(told).toBe(1)
  })

  test('a licence’s wait between rounds is no lost connection', async () => {
    const { caller, answers } = slowHouse()
    let told = 0
    const round = caller.play(stake, () => (told += 1))
    answers.shift()!({ success: false, status: 200, error: 'too-soon', message: '', errors: {}, details: { retry_after_ms: 2_500 } })
    await vi.advanceTimersByTimeAsync(2_600)
    answers.shift()!(played)
    expect([(await round).kind, told]).toEqual(['round', 0])
  })
})
