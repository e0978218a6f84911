import { footVeil } from '../pieces/paint.ts'
import type { Frame, Shape } from '../pieces/frame.ts'
import type { LoadIcon } from '../pieces/icon.ts'
import { words } from '../pieces/words.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

/** Position and size of the game's main object in a picture: `size` is half of the available room. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly shape: Shape
}

interface TitledCover {
  readonly slug: keyof typeof coverTitles
  readonly scene: (frame: Frame, place: Place, load: LoadIcon) => string
  /** The dark gradient under the title. */
  readonly veil: string
  readonly upper: readonly [top: string, bottom: string]
  readonly lower: readonly [top: string, bottom: string]
}

const placeIn = ({ width, height }: Frame, shape: Shape): Place => {
  if (shape === 'wide') return { x: width * 0.74, y: height * 0.5, size: height * 0.46, shape }
  if (shape === 'tall') return { x: width / 2, y: height * 0.37, size: width * 0.46, shape }
  return { x: width / 2, y: height * 0.37, size: width * 0.36, shape }
}

/** A scene with the game's title at the bottom; the wide shape has no text. */
export const titledCover = ({ slug, scene, veil, upper, lower }: TitledCover): CoverRecipe => ({
  slug,
  draw: (frame, shape, load, language) => {
    const { width, height } = frame
    const drawn = scene(frame, placeIn(frame, shape), load)
    if (shape === 'wide') return drawn
    const [first, second] = coverTitles[slug][language]
    return [
      drawn,
      footVeil(frame, veil, 0.55, 0.5),
      words({
        word: first,
        x: width / 2,
        y: height * 0.82,
        width: width * 0.66,
        size: height * 0.11,
        top: upper[0],
        bottom: upper[1],
        edge: veil,
        id: 'upper',
      }),
      words({
        word: second,
        x: width / 2,
        y: height * 0.945,
        width: width * 0.86,
        size: height * 0.145,
        top: lower[0],
        bottom: lower[1],
        edge: veil,
        id: 'lower',
      }),
    ].join('')
  },
})

/** Places a drawing of radius `radius` in the picture. */
export const placed = (body: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale.toFixed(3)})">${body}</g>`
