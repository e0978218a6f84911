import { expect, test } from 'vitest'
import type { PlayInfo, ShownLimit } from '../contract.ts'
import { changesOf, draftsOf, wrongFields } from './limit-fields.ts'

const limit = (type: ShownLimit['type'], period: ShownLimit['period'], amount: number | null): ShownLimit => ({
  type,
  period,
  amount,
  increase: null,
})
const info: PlayInfo = {
  currency: 'UAH',
  exponent: 2,
  limits: (['deposit', 'session'] as const).flatMap((type) => [
    limit(type, '24-hours', null),
    limit(type, '7-days', 6_000),
    limit(type, '30-days', null),
  ]),
  required: [],
  realityCheckMinutes: 60,
  playedMinutes: { '24-hours': 0, '7-days': 0, '30-days': 0 },
  restriction: null,
  choices: { coolingOffDays: [], exclusionMonths: [], realityCheckMinutes: [] },
}

test('RP-001: the fields show what holds: money in its currency, time in minutes', () => {
  expect(draftsOf(info, 'deposit', ',')).toEqual({ '24-hours': '', '7-days': '60', '30-days': '' })
  expect(draftsOf(info, 'session', ',')).toEqual({ '24-hours': '', '7-days': '6000', '30-days': '' })
})

test('RP-001: only what was changed is asked for; an emptied field takes its limit away', () => {
  const drafts = draftsOf(info, 'deposit', ',')
  expect(changesOf(info, 'deposit', drafts, ',')).toEqual([])
  expect(changesOf(info, 'deposit', { ...drafts, '24-hours': '12,50', '7-days': '' }, ',')).toEqual([
    { type: 'deposit', period: '24-hours', amount: 1_250 },
    { type: 'deposit', period: '7-days', amount: null },
  ])
})

test('RP-001: words are no limit, nor is more time than the period has', () => {
  const drafts = draftsOf(info, 'session', ',')
  expect(wrongFields(info, 'session', { ...drafts, '24-hours': '1441', '30-days': 'a lot' }, ',')).toEqual(['24-hours', '30-days'])
  expect(wrongFields(info, 'session', { ...drafts, '24-hours': '0' }, ',')).toEqual(['24-hours'])
  expect(wrongFields(info, 'deposit', { ...draftsOf(info, 'deposit', ','), '24-hours': '0' }, ',')).toEqual([])
})
