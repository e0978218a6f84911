import type { Language } from '#kernel/i18n/texts.ts'
import type { BrandName } from '../tokens/roles.ts'
import type { CarLook } from './cars/car.ts'
import type { IconName } from './icon-list.ts'
import type { IllustrationName } from './illustrations/names.ts'
import type { Shape } from './pieces/frame.ts'

/**
 * Path of a game's cover with its title in a language; the wide shape has no title and is the same for all. A game without a cover
 * recipe has none, which the build of its slice checks.
 */
export const coverSrc = (slug: string, shape: Shape, language: Language): string =>
  shape === 'wide' ? `/art/games/${slug}-wide.svg` : `/art/games/${slug}-${shape}-${language}.svg`

/** The wide picture (16 : 6) of a brand's hero. */
export const heroSrc = (brand: BrandName): string => `/art/heroes/${brand}.svg`

export const iconSrc = (name: IconName): string => `/art/icons/${name}.svg`

export const illustrationSrc = (name: IllustrationName): string => `/art/illustrations/${name}.svg`

/** A car of an activity on the road. */
export const carSrc = (car: string, look: CarLook): string => `/art/cars/${car}-${look}.svg`
