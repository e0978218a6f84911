import type { Language } from '#kernel/i18n/texts.ts'
import type { Frame } from '../pieces/frame.ts'
import { embroidery, embroideryRows } from '../pieces/embroidery.ts'
import { iconPainter, silhouette } from '../pieces/icon.ts'
import { hills, rays } from '../pieces/land.ts'
import { wheatRow } from '../pieces/orchard.ts'
import { footVeil, light, sky } from '../pieces/paint.ts'
import { crossedSabres } from '../pieces/sabres.ts'
import { chest, coinHeap } from '../pieces/treasure.ts'
import { words } from '../pieces/words.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

const title = ({ width, height }: Frame, x: number, language: Language): string =>
  [
    words({
      word: coverTitles['cossack-treasure'][language][0],
      x,
      y: height * 0.8,
      width: width * 0.76,
      size: height * 0.17,
      top: '#fff6c9',
      bottom: '#f7b733',
      edge: '#3a0a10',
      id: 'upper',
    }),
    words({
      word: coverTitles['cossack-treasure'][language][1],
      x,
      y: height * 0.905,
      width: width * 0.82,
      size: height * 0.15,
      top: '#fff6c9',
      bottom: '#f08c2c',
      edge: '#3a0a10',
      id: 'lower',
    }),
  ].join('')

/** An open chest in the steppe at evening, crossed sabres behind it, a mill on the hill. */
export const cossackTreasure: CoverRecipe = {
  slug: 'cossack-treasure',
  draw: (frame, shape, load, language) => {
    const { width, height } = frame
    const paint = iconPainter(load)
    const wide = shape === 'wide'
    const x = wide ? width * 0.73 : width / 2
    const size = height * (wide ? 0.72 : shape === 'tall' ? 0.46 : 0.56)
    const y = height * (wide ? 0.66 : shape === 'tall' ? 0.5 : 0.49)
    const ground = height * (wide ? 0.66 : 0.5)
    const inside = [
      coinHeap(paint, x, y - size * 0.1, size * 0.84, 4, 7),
      paint('crown', { x: x - size * 0.05, y: y - size * 0.36, size: size * 0.36, turn: -8 }),
      paint('gem', { x: x + size * 0.27, y: y - size * 0.22, size: size * 0.2, turn: 14 }),
      paint('amphora', { x: x - size * 0.3, y: y - size * 0.24, size: size * 0.24, turn: -18 }),
    ].join('')
    const scene = [
      sky(frame, 'sky', [
        [0, '#5a1030'],
        [0.25, '#b12a2f'],
        [0.45, '#f06a2c'],
        [0.62, '#ffc15c'],
      ]),
      light('sun', x, ground - height * 0.08, height * 0.5, [
        [0, '#fff4c8'],
        [0.28, '#ffd980', 0.9],
        [1, '#ffb050', 0],
      ]),
      rays(x, y - size * 0.2, width, 14, '#fff0b0', 0.13),
      hills(frame, { seed: 5, y: ground, height: 46, fill: '#a8402a' }),
      silhouette(
        load,
        'windmill',
        { x: width * (wide ? 0.5 : 0.13), y: ground - height * (wide ? 0.16 : 0.1), size: height * (wide ? 0.34 : 0.2) },
        '#6e2223',
      ),
      hills(frame, { seed: 14, y: ground + height * 0.07, height: 40, fill: '#7c2a22' }),
      wheatRow(width, ground + height * 0.2, height * 0.16, wide ? 60 : 12, 11, '#d98a2e'),
      hills(frame, { seed: 23, y: ground + height * 0.19, height: 26, fill: '#4d1719' }),
      crossedSabres(x, y - size * 0.18, size * 1.32, 222),
      chest(x, y, size, inside),
      paint('coin', { x: x - size * 0.5, y: y + size * 0.34, size: size * 0.14 }),
      paint('coin', { x: x + size * 0.46, y: y + size * 0.36, size: size * 0.12 }),
      paint('gem', { x: x + size * 0.56, y: y + size * 0.31, size: size * 0.12 }),
    ]
    if (wide) return scene.join('')
    const stitch = 4.4
    const band = embroideryRows * stitch
    return [
      ...scene,
      footVeil(frame, '#2c070e', 0.58, 0.55),
      title(frame, x, language),
      `<g opacity="0.9">${embroidery(0, height - band * 0.62, width, stitch, '#e2554a', '#f7c252')}</g>`,
    ].join('')
  },
}
