import type { BrandName } from '../tokens/roles.ts'
import type { IconName } from './icon-list.ts'
import type { IllustrationName } from './illustrations/names.ts'
import type { Shape } from './pieces/frame.ts'

/** The path of a game's picture; a game without a recipe of its own has none, which the build of its slice checks. */
export const coverSrc = (slug: string, shape: Shape): string => `/art/games/${slug}-${shape}.svg`

/** The wide picture (16 : 6) behind a brand's first words. */
export const heroSrc = (brand: BrandName): string => `/art/heroes/${brand}.svg`

export const iconSrc = (name: IconName): string => `/art/icons/${name}.svg`

export const illustrationSrc = (name: IllustrationName): string => `/art/illustrations/${name}.svg`
