import { expect, test } from 'vitest'
import { periodOf } from './period.ts'
import { addRound, freshProgress, isWhole, type CountedRound, type Progress } from './progress.ts'
import type { TrackSpec } from './track-spec.ts'

const title = { uk: 'Крок', ru: 'Шаг', en: 'Step' }
const rounds = { games: ['golden-orchard'], stakes: { UAH: { min_minor: 200, max_minor: 10_000 } } }
const step = (
  name: string,
  goal: Partial<TrackSpec['steps'][number]['goal']> = {},
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
const round = (change: Partial<CountedRound> = {}): CountedRound => ({
  slug: 'golden-orchard',
  currency: 'UAH',
  stake_minor: 200,
  win_minor: 0,
  at: new Date('2026-12-01T10:00:00Z'),
  ...change,
})
const play = (of: TrackSpec, ...all: CountedRound[]): Progress =>
  all.reduce<Progress>((progress, one) => addRound(of, track, progress, one), freshProgress(of))

test('a step counts rounds of its games from its least stake, inside its own time, up to its number', () => {
  const of = spec([step('one')])
  const nothing = [round({ slug: 'other' }), round({ stake_minor: 199 }), round({ currency: 'USD' }), round({ at: track.ends_at })]
  expect(play(of, ...nothing)).toEqual([{ count: 0, is_done: false }])
  expect(play(of, round(), round(), round())).toEqual([{ count: 2, is_done: true }])
  const day_two = spec([step('two', {}, { starts_at: '2026-12-02T00:00:00Z' })])
  expect(play(day_two, round())[0]?.count).toBe(0)
})

test('wins are above the stake, multiples from so many times it', () => {
  const of = spec([step('wins', { kind: 'wins', count: 9 }), step('tens', { kind: 'multiples', from_hundredths: 1_000, count: 9 })])
  const counts = play(of, round({ win_minor: 200 }), round({ win_minor: 201 }), round({ win_minor: 2_000 })).map(({ count }) => count)
  expect(counts).toEqual([2, 1])
})

test('one by one, the round that finishes a step counts for the next one no more; all together it counts for each', () => {
  const steps = [step('one', { count: 1 }), step('two', { count: 1 })]
  expect(play(spec(steps, 'one-by-one'), round()).map(({ is_done }) => is_done)).toEqual([true, false])
  expect(isWhole(play(spec(steps, 'one-by-one'), round(), round()))).toBe(true)
  expect(isWhole(play(spec(steps), round()))).toBe(true)
})

test('days and weeks are those of Kyiv’s calendar', () => {
  const late = new Date('2026-11-29T22:30:00Z')
  expect(periodOf({ repeat: 'daily' }, late)).toBe('2026-11-30')
  expect(periodOf({ repeat: 'weekly' }, late)).toBe('2026-11-30')
  expect(periodOf({ repeat: 'weekly' }, new Date('2026-11-29T21:30:00Z'))).toBe('2026-11-23')
  expect(periodOf({ repeat: 'once' }, late)).toBe('')
})
