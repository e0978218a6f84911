import { brandNames, type BrandName } from '../../tokens/roles.ts'
import { embroidery, embroideryRows } from '../pieces/embroidery.ts'
import type { Frame } from '../pieces/frame.ts'

/** One repeat of a brand's ornament band; its left and right edges match. */
interface Band {
  readonly frame: Frame
  readonly body: string
}

const stitch = 2

/** A towel's edge: cross-stitch in wheat and cornflower colours. */
const towel: Band = {
  frame: { width: 17 * stitch, height: embroideryRows * stitch },
  body: embroidery(0, 0, 17 * stitch, stitch, '#f0b93a', '#5b93e6'),
}

/** Claw marks: three strokes side by side with thin ends. */
const claws: Band = {
  frame: { width: 60, height: 26 },
  body: [0, 11, 22]
    .map((x, index) => {
      const [top, foot] = [3 + index * 1.5, 23 - index * 1.5]
      return `<path d="M${24 + x} ${top}Q${19 + x} ${(top + foot) / 2} ${8 + x} ${foot}Q${14 + x} ${(top + foot) / 2 - 3} ${24 + x} ${top}Z" fill="#f9682f" fill-opacity="${1 - index * 0.22}"/>`
    })
    .join(''),
}

/** Marquee bulbs, alternating magenta and cyan, each with a halo. */
const bulbs: Band = {
  frame: { width: 52, height: 26 },
  body: [
    ['#ff5fb4', '#ffd9ee', 13],
    ['#5cdcf5', '#e2faff', 39],
  ]
    .map(
      ([colour, heart, x]) =>
        `<circle cx="${x}" cy="13" r="9" fill="${colour}" fill-opacity=".2"/><circle cx="${x}" cy="13" r="5" fill="${colour}"/><circle cx="${x}" cy="12" r="2" fill="${heart}"/>`,
    )
    .join(''),
}

/** Lozenges in gold wire with a stone in each, as on the rim of a crown. */
const lozenges: Band = {
  frame: { width: 44, height: 26 },
  body: [
    '<path d="M0 3.5H44M0 22.5H44" stroke="#d9a747" stroke-opacity=".7"/>',
    '<path d="M22 5L39 13L22 21L5 13Z" fill="none" stroke="#e9bf6a" stroke-width="1.5"/>',
    '<path d="M22 9.5L29.5 13L22 16.5L14.5 13Z" fill="#a45bd0"/>',
    '<circle cx="0" cy="13" r="2" fill="#f3cf86"/><circle cx="44" cy="13" r="2" fill="#f3cf86"/>',
  ].join(''),
}

const bands: Readonly<Record<BrandName, Band>> = { ua: towel, vlk: claws, vegas: bulbs, king: lozenges }

/** The ornaments of all brands, by name. */
export const brandBands = brandNames.map((brand) => ({ brand, ...bands[brand] }))
