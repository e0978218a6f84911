import { filmStar } from '../pieces/film-star.ts'
import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

/** The edge of a strip of film across the picture: perforations in a row. */
const perforations = (y: number, width: number, size: number): string =>
  Array.from(
    { length: Math.ceil(width / size) + 1 },
    (_, hole) =>
      `<rect x="${n(hole * size - size * 0.3)}" y="${n(y)}" width="${n(size * 0.55)}" height="${n(size * 0.7)}" rx="${n(size * 0.16)}" fill="#f2efe6"/>`,
  ).join('')

export const silentFilm = titledCover({
  slug: 'silent-film',
  veil: '#0a090d',
  upper: ['#ffffff', '#b8b4c0'],
  lower: ['#ffd9d4', '#e0324a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const iris = size * 0.98
    return [
      sky(frame, 'hall', [
        [0, '#17141c'],
        [1, '#0a090d'],
      ]),
      // Everything closes round her, as films of the time ended.
      ...[1.7, 1.45, 1.22].map(
        (ring, at) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(iris * ring)}" fill="${['#211e27', '#34313b', '#55515d'][at]}"/>`,
      ),
      light('iris', x, y, iris * 1.04, [
        [0, '#fffdf6'],
        [0.6, '#d9d6e0'],
        [1, '#8a8692'],
      ]),
      ...Array.from({ length: 16 }, (_, ray) => {
        const angle = (ray * Math.PI) / 8
        const at = (turn: number): string => `${n(x + Math.cos(angle + turn) * iris)} ${n(y + Math.sin(angle + turn) * iris)}`
        return `<path d="M${n(x)} ${n(y)}L${at(-0.09)}L${at(0.09)}Z" fill="#fff" opacity=".45"/>`
      }),
      placed(`<g transform="translate(-100 -100)">${filmStar}</g>`, x, y - size * 0.02, size * 0.0092),
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(iris * 1.04)}" fill="none" stroke="#0a090d" stroke-width="${n(size * 0.04)}"/>`,
      `<rect width="${width}" height="${n(size * 0.2)}" fill="#0a090d"/>`,
      perforations(size * 0.05, width, size * 0.15),
      `<path d="M${n(width * 0.06)} ${n(size * 0.24)}V${height}M${n(width * 0.91)} ${n(size * 0.2)}V${n(height * 0.7)}" stroke="#fff" stroke-width="1.500" opacity=".35"/>`,
    ].join('')
  },
})
