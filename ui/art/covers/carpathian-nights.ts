import type { Language } from '#kernel/i18n/texts.ts'
import type { Frame } from '../pieces/frame.ts'
import { firs, hills, mountains, stars } from '../pieces/land.ts'
import { footVeil, light, sky } from '../pieces/paint.ts'
import { howlingWolf } from '../pieces/wolf.ts'
import { words } from '../pieces/words.ts'
import type { CoverRecipe } from './cover.ts'
import { coverTitles } from './titles.ts'

const moon = (x: number, y: number, radius: number): string =>
  [
    light('halo', x, y, radius * 3, [
      [0, '#cfe6ff', 0.55],
      [0.33, '#8fb7ff', 0.3],
      [1, '#5f7fe0', 0],
    ]),
    light('moon', x, y, radius, [
      [0, '#ffffff'],
      [0.7, '#f2f5ff'],
      [1, '#cfdcf7'],
    ]),
    `<g fill="#b9c9ea" opacity="0.55"><circle cx="${x - radius * 0.35}" cy="${y - radius * 0.3}" r="${radius * 0.2}"/><circle cx="${x + radius * 0.42}" cy="${y - radius * 0.05}" r="${radius * 0.13}"/><circle cx="${x - radius * 0.05}" cy="${y + radius * 0.5}" r="${radius * 0.16}"/><circle cx="${x + radius * 0.25}" cy="${y - radius * 0.58}" r="${radius * 0.09}"/></g>`,
  ].join('')

const mist = (width: number, y: number, height: number): string =>
  `<defs><linearGradient id="mist-${y}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c4ff" stop-opacity="0"/><stop offset="1" stop-color="#a9c4ff" stop-opacity="0.28"/></linearGradient></defs><rect y="${y}" width="${width}" height="${height}" fill="url(#mist-${y})"/>`

const title = ({ width, height }: Frame, x: number, language: Language): string =>
  [
    words({
      word: coverTitles['carpathian-nights'][language][0],
      x,
      y: height * 0.83,
      width: width * 0.86,
      size: height * 0.17,
      top: '#ffffff',
      bottom: '#b9d2ff',
      edge: '#0a0e33',
      id: 'upper',
    }),
    words({
      word: coverTitles['carpathian-nights'][language][1],
      x,
      y: height * 0.95,
      width: width * 0.62,
      size: height * 0.16,
      top: '#ffe9b8',
      bottom: '#ffb45a',
      edge: '#0a0e33',
      id: 'lower',
    }),
  ].join('')

/** A wolf howls over moonlit mountains. */
export const carpathianNights: CoverRecipe = {
  slug: 'carpathian-nights',
  draw: (frame, shape, _load, language) => {
    const { width, height } = frame
    const wide = shape === 'wide'
    const x = wide ? width * 0.74 : width / 2
    const far = Math.round(height * (wide ? 0.78 : 0.55))
    const radius = height * (wide ? 0.24 : shape === 'tall' ? 0.17 : 0.2)
    const wolf = height * (wide ? 0.52 : shape === 'tall' ? 0.36 : 0.4)
    const rock = height * (wide ? 0.82 : shape === 'tall' ? 0.6 : 0.62)
    const scene = [
      sky(frame, 'sky', [
        [0, '#0a1038'],
        [0.38, '#23337f'],
        [0.62, '#5a5cb8'],
        [0.85, '#8e7fce'],
      ]),
      stars(frame, { seed: 4, count: wide ? 130 : 80, depth: 0.6 }),
      moon(x + (wide ? 40 : width * 0.04), height * (wide ? 0.36 : 0.27), radius),
      mountains(frame, { seed: 6, y: far, height: height * 0.3, fill: '#4a4f9f' }, wide ? 9 : 4),
      mist(width, far - 60, 120),
      mountains(frame, { seed: 12, y: far + height * 0.1, height: height * 0.24, fill: '#2d3478' }, wide ? 7 : 3),
      mist(width, far + 20, 140),
      firs(frame, { seed: 31, y: far + height * 0.17, trees: wide ? 34 : 15, size: height * 0.17, fill: '#1b2359' }),
      `<path d="M${x - width * (wide ? 0.16 : 0.42)} ${height}L${x - wolf * 0.42} ${rock + wolf * 0.06}L${x - wolf * 0.2} ${rock - wolf * 0.02}L${x + wolf * 0.36} ${rock}L${x + wolf * 0.52} ${rock + wolf * 0.1}L${x + width * (wide ? 0.2 : 0.46)} ${height}Z" fill="#0c1136"/>`,
      howlingWolf(x - wolf * 0.02, rock + wolf * 0.02, wolf * 0.96, '#0c1136'),
      firs(frame, {
        seed: 17,
        y: height * 0.99,
        trees: wide ? 9 : 4,
        size: height * 0.44,
        fill: '#0b0f30',
        from: wide ? 0.3 : -0.06,
        to: wide ? 0.6 : 0.24,
      }),
      firs(frame, {
        seed: 25,
        y: height * 1.0,
        trees: wide ? 5 : 4,
        size: height * 0.48,
        fill: '#0b0f30',
        from: wide ? 0.86 : 0.78,
        to: wide ? 1.04 : 1.06,
      }),
    ]
    if (wide) return [...scene, hills(frame, { seed: 2, y: height * 0.955, height: 16, fill: '#0b0f30' })].join('')
    return [...scene, footVeil(frame, '#070a24', 0.62, 0.5), title(frame, x, language)].join('')
  },
}
