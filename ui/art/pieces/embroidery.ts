import { n } from './frame.ts'

/** One repeat of a cross-stitch border: an eight-pointed star between rhombs, as on Ukrainian towels. */
const pattern = [
  '......#.......o..',
  '.....###.....ooo.',
  '..#.#####.#.oo.oo',
  '..###.#.###o...o.',
  '...##.#.##.......',
  '.###.###.###.o.o.',
  '######.######.o..',
  '.###.###.###.o.o.',
  '...##.#.##.......',
  '..###.#.###o...o.',
  '..#.#####.#.oo.oo',
  '.....###.....ooo.',
  '......#.......o..',
]

export const embroideryRows = pattern.length

const stitches = (mark: string, stitch: number): string =>
  pattern
    .flatMap((row, line) =>
      Array.from(row).map((one, column) =>
        one === mark ? `M${n(column * stitch)} ${n(line * stitch)}h${n(stitch * 0.88)}v${n(stitch * 0.88)}h${n(-stitch * 0.88)}z` : '',
      ),
    )
    .join('')

/** A band of cross-stitch over a width, one repeat after another; each stitch is a small square with a tiny gap. */
export const embroidery = (x: number, y: number, width: number, stitch: number, main: string, second: string): string => {
  const id = `stitches-${Math.round(x)}-${Math.round(y)}`
  const [tile_width, height] = [(pattern[0] ?? '').length * stitch, pattern.length * stitch]
  const place = `x="${n(x)}" y="${n(y)}"`
  return `<defs><pattern id="${id}" patternUnits="userSpaceOnUse" ${place} width="${n(tile_width)}" height="${n(height)}"><path d="${stitches('#', stitch)}" fill="${main}"/><path d="${stitches('o', stitch)}" fill="${second}"/></pattern></defs><rect ${place} width="${n(width)}" height="${n(height)}" fill="url(#${id})"/>`
}
