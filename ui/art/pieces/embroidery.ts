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

/** A band of cross-stitch over a width; each stitch is a small square with a tiny gap. */
export const embroidery = (x: number, y: number, width: number, stitch: number, main: string, second: string): string => {
  const columns = Math.ceil(width / stitch)
  const draw = (mark: string) => {
    let d = ''
    pattern.forEach((row, line) => {
      for (let column = 0; column < columns; column += 1) {
        if (row[column % row.length] === mark)
          d += `M${n(x + column * stitch)} ${n(y + line * stitch)}h${n(stitch * 0.88)}v${n(stitch * 0.88)}h${n(-stitch * 0.88)}z`
      }
    })
    return d
  }
  return `<path d="${draw('#')}" fill="${main}"/><path d="${draw('o')}" fill="${second}"/>`
}
