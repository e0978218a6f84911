import type { Language } from '#kernel/i18n/texts.ts'
import type { Frame, Shape } from '../pieces/frame.ts'
import type { LoadIcon } from '../pieces/icon.ts'

/**
 * How a game's cover is drawn: the scene and, except in the wide shape (whose left half is kept empty for a page's own text), the
 * title in the requested language. A recipe draws each shape separately instead of cropping one picture.
 */
export type CoverRecipe = {
  readonly slug: string
  readonly draw: (frame: Frame, shape: Shape, load: LoadIcon, language: Language) => string
}
