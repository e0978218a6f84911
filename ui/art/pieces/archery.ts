import { n } from './frame.ts'

/** Outer radii of the rings, from the centre outwards, of a target with radius 100. */
export const ringRadii = [16, 42, 70, 100] as const
const ringColours = ['#f7c948', '#d63b3b', '#2f78c4', '#25303f'] as const

/** A straw butt with its painted rings; radius 100. */
export const archeryTarget = (): string =>
  [
    '<g stroke="#8a5a22" stroke-width="3" fill="none"><path d="M-60 88L-84 170M60 88L84 170M0 96V176" stroke-width="11" stroke-linecap="round"/></g>',
    '<circle r="110" fill="#c9973f"/><circle r="110" fill="none" stroke="#7d5218" stroke-width="3"/>',
    ...Array.from(
      { length: 40 },
      (_, straw) => `<path d="M0 -109V-101" stroke="#8a5f1f" stroke-width="1.6" transform="rotate(${straw * 9})"/>`,
    ),
    ...ringRadii
      .toReversed()
      .map(
        (radius, index) => `<circle r="${radius}" fill="${ringColours[ringColours.length - 1 - index]}" stroke="#fff" stroke-width="1.6"/>`,
      ),
    '<path d="M0 -5V5M-5 0H5" stroke="#7a4a08" stroke-width="1.2"/>',
    '<path d="M-78 -50A93 93 0 0 1 20 -91A100 100 0 0 0 -78 -50Z" fill="#fff" opacity="0.18"/>',
  ].join('')

/** An arrow stuck at 0 0, seen from behind. */
export const stuckArrow = (): string =>
  [
    '<ellipse cx="3" cy="5" rx="9" ry="4" fill="#000" opacity="0.35"/>',
    '<path d="M0 0L30 34" stroke="#5b3713" stroke-width="4.4" stroke-linecap="round"/><path d="M0 0L30 34" stroke="#c98f4a" stroke-width="2.2" stroke-linecap="round"/>',
    '<path d="M20 22L36 26L44 44L28 40ZM20 22L24 38L42 46L37 29Z" fill="#e8e2d0" stroke="#7b2a22" stroke-width="1.4" stroke-linejoin="round"/><path d="M24 27L38 41" stroke="#b8322a" stroke-width="3"/>',
    '<circle r="3.6" fill="#2b2118"/>',
  ].join('')

/** Pines behind the range, across the given width. */
export const rangePines = (width: number, y: number, size: number, colour: string): string => {
  const step = size * 0.7
  const trees = Array.from({ length: Math.ceil(width / step) + 1 }, (_, tree) => {
    const x = tree * step
    const tall = size * (0.75 + ((tree * 37) % 50) / 100)
    return `M${n(x - size * 0.42)} ${n(y)}L${n(x)} ${n(y - tall)}L${n(x + size * 0.42)} ${n(y)}Z`
  })
  return `<path d="${trees.join('')}" fill="${colour}"/>`
}
