import { scratchGame } from '../scratch/scratch-game.ts'

/** Patterns of the eggs, the rarest first. */
export const eggPatterns = ['sun', 'tree', 'deer', 'star', 'fish', 'wheat', 'wave', 'dots'] as const
export const egg_fields = 6

export const pysanky = scratchGame({
  slug: 'pysanky',
  names: { uk: 'Давні писанки', ru: 'Древние писанки', en: 'Old Pysanky' },
  fields: egg_fields,
  symbols: eggPatterns.map((id, index) => ({ id, weight: index + 1 })),
  choices: {
    calm: [
      [1_200, 6_000, 40_000],
      [400, 1_600, 10_000],
      [180, 500, 3_000],
      [100, 240, 1_200],
      [60, 140, 600],
      [40, 90, 300],
      [30, 60, 160],
      [24, 40, 100],
    ],
    bold: [
      [4_000, 40_000, 400_000],
      [800, 6_000, 60_000],
      [240, 1_200, 8_000],
      [100, 400, 2_000],
      [54, 160, 800],
      [22, 80, 300],
      [10, 40, 160],
      [10, 20, 80],
    ],
  },
})
