import { expect, test } from 'vitest'
import { byReached, isPublicList, isShown, list_limits, loginOfPublicId, publicIdOf } from './rules.ts'

test('PP-001, A-035: a handle goes into an id and comes back, in either alphabet of base64', () => {
  for (const login of ['Olena_K', 'abc', 'calm-otter-4821', 'x'.repeat(20), 'a.b-c_d']) {
    const id = publicIdOf(login)
    expect(loginOfPublicId(id)).toBe(login)
    expect(loginOfPublicId(id.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))).toBe(login)
  }
})

test('OP-005: trailing slashes of a link are forgiven', () => {
  expect(loginOfPublicId(`${publicIdOf('Olena_K')}/`)).toBe('Olena_K')
  expect(loginOfPublicId(`${publicIdOf('Olena_K')}//`)).toBe('Olena_K')
})

test.each(['', 'my', '%%%', btoa('a@b.com'), btoa('<script>'), btoa('x'.repeat(40)), btoa('+380501234567'), 'QUJ', 'Ω'.repeat(8)])(
  'PP-001: %j is nobody’s id',
  (id) => {
    expect(loginOfPublicId(id)).toBeUndefined()
  },
)

test('PP-008, CN-003: a feed shows 18 at once, liked games are 48 to a page', () => {
  expect([list_limits.activities, list_limits['liked-games']]).toEqual([18, 48])
})

test('API-102: only known lists are lists', () => {
  expect(['activities', 'last-actions', 'liked-games', 'documents', 'constructor', 'toString'].map(isPublicList)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('PP-005: what is reached stands by its day, and what is still to come last in either order', () => {
  const [early, late, none] = [{ reached_at: new Date('2026-01-01') }, { reached_at: new Date('2026-06-01') }, { reached_at: null }]
  expect([none, early, late].toSorted(byReached('newest'))).toEqual([late, early, none])
  expect([none, late, early].toSorted(byReached('oldest'))).toEqual([early, late, none])
})

test('PP-007: a private achievement is shown to its player alone', () => {
  const reached_at = new Date('2026-01-01')
  expect([true, false].map((is_current) => isShown({ reached_at, is_private: true }, is_current))).toEqual([true, false])
  expect([true, false].map((is_current) => isShown({ reached_at: null, is_private: false }, is_current))).toEqual([true, false])
  expect(isShown({ reached_at, is_private: false }, false)).toBe(true)
})
