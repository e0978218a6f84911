import type { BrandName } from '../../tokens/roles.ts'
import type { Frame } from '../pieces/frame.ts'
import { kingHero } from './king.ts'
import { uaHero } from './ua.ts'
import { vegasHero } from './vegas.ts'
import { vlkHero } from './vlk.ts'

/** The scene behind a brand's first words; its left half is quiet. */
export const heroes: Readonly<Record<BrandName, (frame: Frame) => string>> = { ua: uaHero, vlk: vlkHero, vegas: vegasHero, king: kingHero }
