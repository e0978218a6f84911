import { expect, test } from 'vitest'
import { addWin, beginFeed, coefficientOf, default_max_limit, isShown, release, type FeedSettings, type FeedWin } from './rules.ts'

const settings: FeedSettings = {
  viewMinCoefficientSingle: 2_000,
  viewMinCoefficientMulti: 5_000,
  viewMinWinSingle: 10_000,
  viewMinWinMulti: 50_000,
  maxLimit: 3,
  delaySeconds: 0,
}
const win = (id: string, more: Partial<FeedWin> = {}): FeedWin => ({
  id,
  betType: 'single',
  coefficient: 3_000,
  winAmount: 1_000,
  measured: 1_000,
  ...more,
})
const ids = ({ shown }: { readonly shown: readonly FeedWin[] }) => shown.map(({ id }) => id)

test('SP-013: a win is shown by its coefficient or by its amount, each by the bounds of its kind of bet, the bounds included', () => {
  const shown = (betType: FeedWin['betType'], coefficient: number, measured: number) =>
    isShown({ betType, coefficient, winAmount: measured, measured }, settings)
  expect([shown('single', 2_000, 0), shown('single', 1_999, 10_000), shown('single', 1_999, 9_999)]).toEqual([true, true, false])
  expect([shown('multi', 5_000, 0), shown('multi', 4_999, 50_000), shown('multi', 4_999, 49_999)]).toEqual([true, true, false])
})

test('EN-110: the coefficient of a win is what it paid for each unit of its stake, never above the odds that it was taken at', () => {
  const of = (paid_minor: number, stake_minor: number, odds_thousandths: number) =>
    coefficientOf({ paid_minor, stake_minor, odds_thousandths })
  // All legs won; the payout was cut to whole minor units.
  expect([of(2_500, 1_000, 2_500), of(2_477, 1_001, 2_475), of(11_111, 3_333, 3_333)]).toEqual([2_500, 2_475, 3_333])
  // Of three legs at 2 one won, and two were void.
  expect(of(2_000, 1_000, 8_000)).toBe(2_000)
  expect([of(5_000_000_000_000, 1_000, 9_000_000_000_000), of(0, 0, 2_000)]).toEqual([1_000_000_000, 0])
})

test('SP-014, CN-042: the newest win stands first, and as many as the limit allows, twenty unless told otherwise', () => {
  const begun = beginFeed([win('3'), win('2'), win('1'), win('0')], settings)
  expect(ids(begun)).toEqual(['3', '2', '1'])
  expect(ids(addWin(begun, win('4'), settings))).toEqual(['4', '3', '2'])
  expect(ids(addWin(begun, win('3'), settings))).toEqual(['3', '2', '1'])
  expect(ids(addWin(begun, win('5', { coefficient: 1_001 }), settings))).toEqual(['3', '2', '1'])
  expect(default_max_limit).toBe(20)
})

test('SP-015: with a delay wins wait, and one is released in each of its periods', () => {
  const slow = { ...settings, delaySeconds: 4 }
  const waiting = [win('2'), win('3')].reduce((feed, one) => addWin(feed, one, slow), beginFeed([win('1')], slow))
  expect(ids(waiting)).toEqual(['1'])
  const first = release(waiting, 'again', slow)
  expect(ids(first)).toEqual(['2', '1'])
  expect(ids(release(first, 'again', slow))).toEqual(['3', '2', '1'])
})

test('SP-016: when no win came within the delay, the oldest that is shown is added again under a new id', () => {
  const feed = beginFeed([win('3'), win('2'), win('1', { winAmount: 77 })], settings)
  const turned = release(feed, 'new', settings)
  expect(ids(turned)).toEqual(['new', '3', '2'])
  expect(turned.shown[0]?.winAmount).toBe(77)
  expect(ids(release(beginFeed([win('1')], settings), 'new', settings))).toEqual(['new'])
  expect(ids(release(beginFeed([], settings), 'new', settings))).toEqual([])
})
