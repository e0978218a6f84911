import type { BrandName } from '../../tokens/roles.ts'
import type { Frame } from '../pieces/frame.ts'
import { kingHero } from './king.ts'
import { uaHero } from './ua.ts'
import { vegasHero } from './vegas.ts'
import { vlkHero } from './vlk.ts'

/** The hero picture of each brand; its left half is kept empty for text. */
export const heroes: Readonly<Record<BrandName, (frame: Frame) => string>> = { ua: uaHero, vlk: vlkHero, vegas: vegasHero, king: kingHero }
