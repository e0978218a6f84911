import { expect, test } from 'vitest'
import { periodEnd, periodOf } from './period.ts'
import { timeOfPlayer } from './own-time.ts'
import { addFact, freshProgress, isWhole, type CountedFact, type Progress } from './progress.ts'
import type { Goal, TrackSpec } from './track-spec.ts'

const title = { uk: 'Крок', ru: 'Шаг', en: 'Step' }
const rounds = { games: ['golden-orchard'], stakes: { UAH: { min_minor: 200, max_minor: 10_000 } } }
const step = (
  name: string,
  goal: Partial<Extract<Goal, { rounds: unknown }>> = {},
  window: { starts_at?: string; ends_at?: string } = {},
) => ({
  name,
  title,
  ...window,
  goal: { kind: 'rounds' as const, rounds, count: 2, ...goal },
})
const spec = (steps: TrackSpec['steps'], order: TrackSpec['order'] = 'free'): TrackSpec => ({
  steps,
  order,
  repeat: 'once',
  claim: 'by-itself',
})
const track = { starts_at: new Date('2026-12-01T00:00:00Z'), ends_at: new Date('2026-12-03T00:00:00Z') }
type CountedRound = Extract<CountedFact, { about: 'round' }>
const round = (change: Partial<CountedRound> = {}): CountedRound => ({
  about: 'round',
  slug: 'golden-orchard',
  currency: 'UAH',
  stake_minor: 200,
  win_minor: 0,
  at: new Date('2026-12-01T10:00:00Z'),
  ...change,
})
const play = (of: TrackSpec, ...all: CountedFact[]): Progress =>
  all.reduce<Progress>((progress, one) => addFact(of, track, progress, one), freshProgress(of))

test('a step counts rounds of its games from its least stake, inside its own time, up to its number', () => {
  const of = spec([step('one')])
  const nothing = [round({ slug: 'other' }), round({ stake_minor: 199 }), round({ currency: 'USD' }), round({ at: track.ends_at })]
  expect(play(of, ...nothing)).toEqual([{ count: 0, is_done: false }])
  expect(play(of, round(), round(), round())).toEqual([{ count: 2, is_done: true }])
  const day_two = spec([step('two', {}, { starts_at: '2026-12-02T00:00:00Z' })])
  expect(play(day_two, round())[0]?.count).toBe(0)
})

test('a round that was begun before a step’s time counts for nothing, in whichever moment its player ends it', () => {
  const of = spec([step('tens', { kind: 'multiples', from_hundredths: 1_000, count: 9 })])
  const held = (begun_at: string) => round({ win_minor: 2_000, begun_at })
  expect(play(of, held('2026-11-30T23:59:59.999Z'))[0]?.count).toBe(0)
  expect(play(of, held('2026-12-01T00:00:00Z'))[0]?.count).toBe(1)
  // A player’s own time begins with their word to take part, a step’s where its document says so.
  const joined = { ...track, starts_at: new Date('2026-12-01T09:00:00Z') }
  expect(addFact(of, joined, freshProgress(of), held('2026-12-01T08:59:00Z'))[0]?.count).toBe(0)
  const day_two = spec([step('two', {}, { starts_at: '2026-12-02T00:00:00Z' })])
  expect(play(day_two, round({ at: new Date('2026-12-02T00:01:00Z'), begun_at: '2026-12-01T23:59:00Z' }))[0]?.count).toBe(0)
})

test('wins are above the stake, multiples from so many times it', () => {
  const of = spec([step('wins', { kind: 'wins', count: 9 }), step('tens', { kind: 'multiples', from_hundredths: 1_000, count: 9 })])
  const counts = play(of, round({ win_minor: 200 }), round({ win_minor: 201 }), round({ win_minor: 2_000 })).map(({ count }) => count)
  expect(counts).toEqual([2, 1])
})

test('one by one, the round that finishes a step counts for the next one no more; all together it counts for each', () => {
  const steps = [step('one', { count: 1 }), step('two', { count: 1 })]
  expect(play(spec(steps, 'one-by-one'), round()).map(({ is_done }) => is_done)).toEqual([true, false])
  expect(isWhole(spec(steps), play(spec(steps, 'one-by-one'), round(), round()))).toBe(true)
  expect(isWhole(spec(steps), play(spec(steps), round()))).toBe(true)
})

test('days and weeks are those of Kyiv’s calendar', () => {
  const late = new Date('2026-11-29T22:30:00Z')
  expect(periodOf({ repeat: 'daily' }, late)).toBe('2026-11-30')
  expect(periodOf({ repeat: 'weekly' }, late)).toBe('2026-11-30')
  expect(periodOf({ repeat: 'weekly' }, new Date('2026-11-29T21:30:00Z'))).toBe('2026-11-23')
  expect(periodOf({ repeat: 'once' }, late)).toBe('')
})

test('a day ends at Kyiv’s midnight, a week with its Sunday, and what comes once with the track alone', () => {
  const thursday = new Date('2026-11-26T20:00:00Z')
  expect(periodEnd({ repeat: 'daily' }, thursday)).toEqual(new Date('2026-11-26T22:00:00Z'))
  expect(periodEnd({ repeat: 'weekly' }, thursday)).toEqual(new Date('2026-11-29T22:00:00Z'))
  expect(periodEnd({ repeat: 'weekly' }, new Date('2026-11-29T22:30:00Z'))).toEqual(new Date('2026-12-06T22:00:00Z'))
  expect(periodEnd({ repeat: 'once' }, thursday)).toBeNull()
})

const at = new Date('2026-12-01T10:00:00Z')
const goalOf = (goal: Goal): TrackSpec => spec([{ name: 'one', title, goal }])
const countOf = (goal: Goal, ...all: CountedFact[]): number => play(goalOf(goal), ...all)[0]?.count ?? 0

test('deposits count from the least amount of their currency', () => {
  const goal: Goal = { kind: 'deposits', least: { UAH: 10_000, USD: 250, EUR: 250, USDT: 2_500_000 }, count: 9 }
  const deposit = (currency: string, amount_minor: number): CountedFact => ({ about: 'deposit', currency, amount_minor, at })
  expect(countOf(goal, deposit('UAH', 9_999), deposit('USD', 249), deposit('GBP', 99_999), round())).toBe(0)
  expect(countOf(goal, deposit('UAH', 10_000), deposit('USD', 250))).toBe(2)
})

test('bets count from their least stake and their least odds', () => {
  const goal: Goal = { kind: 'bets', stakes: { UAH: { min_minor: 2_000, max_minor: 9_000 } }, least_odds_thousandths: 1_500, count: 9 }
  const bet = (stake_minor: number, odds_thousandths: number, currency = 'UAH'): CountedFact => ({
    about: 'bet',
    currency,
    stake_minor,
    odds_thousandths,
    at,
  })
  expect(countOf(goal, bet(1_999, 1_500), bet(2_000, 1_499), bet(2_000, 1_500, 'USD'), round())).toBe(0)
  expect(countOf(goal, bet(2_000, 1_500), bet(50_000, 9_000))).toBe(2)
})

test('days are different days of Kyiv’s calendar, however often a player comes on one; a contact is one of either kind', () => {
  const days: Goal = { kind: 'days', count: 9 }
  const here = (moment: string): CountedFact => ({ about: 'day', at: new Date(moment) })
  // Two hours before midnight in London it is the next day in Kyiv.
  expect(countOf(days, here('2026-12-01T10:00:00Z'), here('2026-12-01T21:59:00Z'), here('2026-12-01T22:00:00Z'))).toBe(2)
  expect(countOf({ kind: 'contact', count: 1 }, here('2026-12-01T10:00:00Z'), { about: 'contact', at })).toBe(1)
})

test('a time of one’s own begins with the registration, and is whole or there is none', () => {
  const own = { ...track, spec: { own_time: { from: 'registration' as const, days: 1, days_to_take: 1 } } }
  expect(timeOfPlayer(own, { registered_at: track.starts_at })).toEqual({
    starts_at: track.starts_at,
    ends_at: new Date('2026-12-02T00:00:00Z'),
    take_until: track.ends_at,
  })
  const [before, too_late] = [new Date(track.starts_at.getTime() - 1), new Date(track.starts_at.getTime() + 1)]
  expect([before, too_late, undefined].map((registered_at) => timeOfPlayer(own, { registered_at }))).toEqual([null, null, null])
  expect(timeOfPlayer({ ...track, spec: {} }, { registered_at: undefined })).toEqual({ ...track, take_until: track.ends_at })
})

test('where players take part by their own word, their time begins with it and not before the track', () => {
  const asked = { ...track, spec: { entry: 'subscribe' as const } }
  const joinedAt = (joined_at: Date | undefined) => timeOfPlayer(asked, { registered_at: undefined, joined_at })
  const later = new Date(track.starts_at.getTime() + 1)
  expect(joinedAt(undefined)).toBeNull()
  expect(joinedAt(later)).toEqual({ ...track, starts_at: later, take_until: track.ends_at })
  expect(joinedAt(new Date(track.starts_at.getTime() - 1))?.starts_at).toEqual(track.starts_at)
})

test('a step of steps is done with so many of them, and a track with what no step counts', () => {
  const steps: TrackSpec['steps'] = [
    step('one', { count: 1 }),
    step('wins', { kind: 'wins', count: 1 }),
    { name: 'day', title, goal: { kind: 'steps', of: ['one', 'wins'], count: 1 } },
    step('two', {}),
    { name: 'all', title, goal: { kind: 'steps', of: ['day', 'two'], count: 2 } },
  ]
  const of = spec(steps)
  const after = (...facts: CountedFact[]) => play(of, ...facts)
  expect(after(round()).map(({ count, is_done }) => [count, is_done])).toEqual([
    [1, true],
    [0, false],
    [1, true],
    [1, false],
    [1, false],
  ])
  // Of the two tasks one is enough, and a second one counts no further.
  expect(after(round({ win_minor: 900 }))[2]).toEqual({ count: 1, is_done: true })
  expect([isWhole(of, after(round())), isWhole(of, after(round(), round()))]).toEqual([false, true])
})
