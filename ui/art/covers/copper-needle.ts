import { brassDial } from '../pieces/dial.ts'
import type { Frame } from '../pieces/frame.ts'
import { footVeil, light } from '../pieces/paint.ts'
import { words } from '../pieces/words.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

/** The nailed boards of a dark cabin, with a lamp on the instrument. */
const cabin = ({ width, height }: Frame, x: number, y: number): string => {
  const board = height / 7
  const rows = Array.from({ length: 7 }, (_, index) => index)
  const seams = rows.map((row) => `M0 ${row * board}H${width}`).join('')
  const joints = rows.map((row) => `M${(((row * 37) % 90) / 100) * width} ${row * board}v${board}`).join('')
  return [
    `<rect width="${width}" height="${height}" fill="#16222e"/>`,
    light('lamp', x, y, Math.max(width, height) * 0.62, [
      [0, '#5f8596'],
      [0.5, '#2b4657', 0.85],
      [1, '#16222e', 0],
    ]),
    `<path d="${seams}${joints}" stroke="#060d14" stroke-opacity="0.55" stroke-width="5" fill="none"/><path d="${seams}" transform="translate(0 4)" stroke="#cfe3ea" stroke-opacity="0.09" stroke-width="2" fill="none"/>`,
  ].join('')
}

export const copperNeedle: CoverRecipe = {
  slug: 'copper-needle',
  draw: (frame, shape, _load, language) => {
    const { width, height } = frame
    const wide = shape === 'wide'
    const x = wide ? width * 0.75 : width / 2
    const radius = wide ? height * 0.45 : width * (shape === 'tall' ? 0.43 : 0.36)
    const y = wide ? height * 0.5 : height * (shape === 'tall' ? 0.37 : 0.385)
    const scene = [cabin(frame, x, y), brassDial(x, y, radius, 0.5, 0.73)]
    if (wide) return scene.join('')
    const [upper, lower] = coverTitles['copper-needle'][language]
    return [
      ...scene,
      footVeil(frame, '#0a131c', 0.55, 0.5),
      words({
        word: upper,
        x,
        y: height * 0.82,
        width: width * 0.6,
        size: height * 0.11,
        top: '#ffffff',
        bottom: '#dfe9ee',
        edge: '#0a131c',
        id: 'upper',
      }),
      words({
        word: lower,
        x,
        y: height * 0.945,
        width: width * 0.84,
        size: height * 0.145,
        top: '#fff3c4',
        bottom: '#d9a441',
        edge: '#0a131c',
        id: 'lower',
      }),
    ].join('')
  },
}
