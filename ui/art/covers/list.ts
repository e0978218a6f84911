import { carpathianNights } from './carpathian-nights.ts'
import { cossackTreasure } from './cossack-treasure.ts'
import type { CoverRecipe } from './cover.ts'
import { europeanRoulette } from './european-roulette.ts'
import { goldenOrchard } from './golden-orchard.ts'

/** Every game's picture. A new game adds its recipe here and runs `npm run art`. */
export const covers: readonly CoverRecipe[] = [goldenOrchard, carpathianNights, cossackTreasure, europeanRoulette]
