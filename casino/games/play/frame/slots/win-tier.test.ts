import { expect, test } from 'vitest'
import { winTier } from './win-tier.ts'

test('look.md: wins above the stake have three tiers, each larger than the one before', () => {
  const tiers = [winTier(100, 101), winTier(100, 1_000), winTier(100, 5_000)]
  expect(tiers.map((tier) => tier?.name)).toEqual(['win', 'big', 'great'])
  expect([winTier(100, 999)?.name, winTier(100, 4_999)?.name]).toEqual(['win', 'big'])
  for (const field of ['sparks', 'counts_ms'] as const)
    expect(tiers.map((tier) => tier?.[field] ?? 0)).toEqual(tiers.map((tier) => tier?.[field] ?? 0).toSorted((a, b) => a - b))
})

test('look.md: a return at or below the stake has none', () => {
  for (const win_minor of [0, 1, 99, 100]) expect(winTier(100, win_minor)).toBeNull()
})
