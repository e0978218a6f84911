import { kenoGame } from '../keno/keno-game.ts'

/** Fireflies of the meadow, of which so many light up. */
export const meadow_numbers = 40
export const lit_numbers = 10

export const fireflies = kenoGame({
  slug: 'fireflies',
  names: { uk: 'Літні світлячки', ru: 'Летние светлячки', en: 'Summer Fireflies' },
  numbers: meadow_numbers,
  drawn: lit_numbers,
  pays: {
    1: [0, 77],
    2: [0, 22, 186],
    3: [0, 6, 50, 800],
    4: [0, 0, 42, 160, 1_720],
    5: [0, 0, 28, 78, 390, 4_000],
    6: [0, 0, 0, 72, 250, 1_780, 14_200],
    7: [0, 0, 0, 42, 140, 640, 4_200, 35_800],
    8: [0, 0, 0, 0, 130, 460, 2_200, 14_000, 112_800],
  },
})
