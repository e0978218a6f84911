import type { Language } from '#kernel/i18n/texts.ts'
import type { Frame, Shape } from '../pieces/frame.ts'
import type { LoadIcon } from '../pieces/icon.ts'

/**
 * How a game's picture is drawn: the scene and, except in the wide shape whose left half stays quiet for a page's own
 * words, the title in the language that is asked for. A recipe draws each shape for itself; it is not one picture cropped three ways.
 */
export type CoverRecipe = {
  readonly slug: string
  readonly draw: (frame: Frame, shape: Shape, load: LoadIcon, language: Language) => string
}
