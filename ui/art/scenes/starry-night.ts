import { n, type Frame } from '../pieces/frame.ts'
import { firs, hills, mountains, stars } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** A star that falls, with its tail. */
const fallingStar = (x: number, y: number, size: number, id: string): string =>
  [
    `<defs><linearGradient id="${id}" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d6" stop-opacity="0"/><stop offset="1" stop-color="#fff6d6" stop-opacity=".95"/></linearGradient></defs>`,
    `<path d="M${n(x)} ${n(y)}L${n(x + size * 2.6)} ${n(y - size * 1.55)}L${n(x + size * 0.16)} ${n(y + size * 0.12)}Z" fill="url(#${id})"/>`,
    `<path transform="translate(${n(x)} ${n(y)}) scale(${n(size / 34)})" d="M0-10C.9-2.5 2.5-.9 10 0 2.5.9.9 2.5 0 10-.9 2.5-2.5.9-10 0-2.5-.9-.9-2.5 0-10Z" fill="#fffbe9"/>`,
  ].join('')

/** Mountains under a sky of stars, three of which fall. */
export const starryNight = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#070b26'],
      [0.5, '#17225c'],
      [0.8, '#3f4f9c'],
    ]),
    stars(frame, { seed: 21, count: 220, depth: 0.72 }),
    light('moon', width * 0.9, height * 0.24, height * 0.42, [
      [0, '#fdf3cf', 0.75],
      [0.3, '#cdd6ff', 0.25],
      [1, '#cdd6ff', 0],
    ]),
    `<circle cx="${n(width * 0.9)}" cy="${n(height * 0.24)}" r="${n(height * 0.085)}" fill="#fdf3cf"/><circle cx="${n(width * 0.884)}" cy="${n(height * 0.225)}" r="${n(height * 0.018)}" fill="#e6d7a4"/><circle cx="${n(width * 0.912)}" cy="${n(height * 0.27)}" r="${n(height * 0.026)}" fill="#e9dbac"/>`,
    fallingStar(width * 0.6, height * 0.34, 78, 'tail-one'),
    fallingStar(width * 0.72, height * 0.5, 54, 'tail-two'),
    fallingStar(width * 0.79, height * 0.3, 38, 'tail-three'),
    mountains(frame, { seed: 5, y: height * 0.84, height: height * 0.34, fill: '#243173' }, 4),
    mountains(frame, { seed: 16, y: height * 0.9, height: height * 0.24, fill: '#1a2458' }, 6),
    hills(frame, { seed: 9, y: height * 0.9, height: 28, fill: '#111a44' }),
    firs(frame, { seed: 30, y: height * 0.97, trees: 42, size: height * 0.14, fill: '#0a1030' }),
  ].join('')
}
