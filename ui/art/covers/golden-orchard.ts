import { embroidery, embroideryRows } from '../pieces/embroidery.ts'
import { iconPainter } from '../pieces/icon.ts'
import type { PaintIcon } from '../pieces/icon.ts'
import { hills, rays } from '../pieces/land.ts'
import { fruitTree } from '../pieces/orchard.ts'
import { light, sky } from '../pieces/paint.ts'
import { words } from '../pieces/words.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

const greens = ['#3d7a2c', '#579a35', '#86bd47'] as const

const fruit = (paint: PaintIcon, x: number, y: number, size: number): string =>
  [
    paint('pear', { x: x - size * 0.48, y: y - size * 0.16, size: size * 0.86, turn: -16 }),
    paint('lemon', { x: x + size * 0.5, y: y - size * 0.1, size: size * 0.76, turn: 14 }),
    paint('peach', { x: x + size * 0.16, y: y - size * 0.42, size: size * 0.66, turn: 8 }),
    paint('apple', { x: x - size * 0.02, y, size, turn: -4 }),
    paint('cherries', { x: x - size * 0.52, y: y + size * 0.32, size: size * 0.62, turn: -8 }),
    paint('strawberry', { x: x + size * 0.5, y: y + size * 0.34, size: size * 0.52, turn: 18 }),
  ].join('')

/** A sunny fruit orchard in late summer. */
export const goldenOrchard: CoverRecipe = {
  slug: 'golden-orchard',
  draw: (frame, shape, load, language) => {
    const { width, height } = frame
    const paint = iconPainter(load)
    const wide = shape === 'wide'
    const middle = wide ? width * 0.73 : width / 2
    const ground = height * (wide ? 0.66 : 0.56)
    const stitch = 5
    const scene = [
      sky(frame, 'sky', [
        [0, '#ffb443'],
        [0.35, '#ffd576'],
        [0.65, '#fff0b8'],
      ]),
      light('sun', middle, ground - height * 0.18, height * 0.5, [
        [0, '#fffbe6'],
        [0.3, '#fff1b0', 0.9],
        [1, '#ffdf80', 0],
      ]),
      rays(middle, ground - height * 0.18, width, 14, '#ffffff', 0.16),
      hills(frame, { seed: 3, y: ground - 10, height: 60, fill: '#c9cf5b' }),
      hills(frame, { seed: 8, y: ground + 30, height: 50, fill: '#9dbb45' }),
      fruitTree(width * (wide ? 0.5 : 0.12), ground + height * 0.1, height * (wide ? 0.42 : 0.3), '#e8452f', 5, greens),
      fruitTree(width * (wide ? 0.94 : 0.88), ground + height * 0.09, height * (wide ? 0.46 : 0.32), '#ffc53a', 9, greens),
      fruitTree(width * (wide ? 0.4 : 0.3), ground + height * 0.06, height * (wide ? 0.26 : 0.18), '#f0702d', 2, greens),
      fruitTree(width * (wide ? 0.84 : 0.72), ground + height * 0.055, height * (wide ? 0.28 : 0.17), '#e8452f', 4, greens),
      hills(frame, { seed: 21, y: ground + height * 0.14, height: 36, fill: '#6fa338' }),
      `<ellipse cx="${middle}" cy="${ground + height * (wide ? 0.24 : 0.14)}" rx="${height * 0.3}" ry="${height * 0.035}" fill="#2e5a1c" opacity="0.45"/>`,
      fruit(
        paint,
        middle,
        wide ? height * 0.6 : ground - height * (shape === 'tall' ? 0.13 : 0.15),
        height * (wide ? 0.46 : shape === 'tall' ? 0.34 : 0.36),
      ),
    ]
    if (wide) return scene.join('')
    const foot = height - embroideryRows * stitch - 14
    return [
      ...scene,
      `<rect y="${height - embroideryRows * stitch - 28}" width="${width}" height="120" fill="#fff6dc"/>`,
      embroidery(0, height - embroideryRows * stitch - 14, width, stitch, '#c4302b', '#2f2a26'),
      words({
        word: coverTitles['golden-orchard'][language][0],
        x: middle,
        y: foot - height * 0.175,
        width: width * 0.74,
        size: height * 0.16,
        top: '#fffbe0',
        bottom: '#ffd13f',
        edge: '#5b2c06',
        id: 'upper',
      }),
      words({
        word: coverTitles['golden-orchard'][language][1],
        x: middle,
        y: foot - height * 0.045,
        width: width * 0.8,
        size: height * 0.16,
        top: '#fffbe0',
        bottom: '#ffb92e',
        edge: '#5b2c06',
        id: 'lower',
      }),
    ].join('')
  },
}
