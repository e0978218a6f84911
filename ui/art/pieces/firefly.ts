import { n } from './frame.ts'
import { radial } from './paint.ts'

export const fireflyPaint = (): string =>
  `<defs>${radial('glow', [
    [0, '#fffbd0'],
    [0.25, '#f2ff7a', 0.95],
    [0.6, '#b6e34a', 0.35],
    [1, '#8fd12a', 0],
  ])}</defs>`

/** A firefly seen from above, about 16 wide; its light is lit or not. */
export const firefly = (is_lit: boolean): string =>
  `${is_lit ? '<circle cy="3" r="15" fill="url(#glow)"/>' : ''}<path d="M-2 -5q-8 -1 -9 7q6 1 9 -3ZM2 -5q8 -1 9 7q-6 1 -9 -3Z" fill="#cfe6ff" opacity="0.6"/><ellipse cy="2" rx="3.2" ry="7.5" fill="#2b2418"/><ellipse cy="6" rx="2.8" ry="4" fill="${is_lit ? '#f7ff9a' : '#5d6b34'}"/><circle cy="-6" r="2.6" fill="#4a2b18"/>`

/** Grass and reeds of a meadow at night, across the given width, rooted at `y`. */
export const nightGrass = (width: number, y: number, size: number, colour: string): string => {
  const blades = Array.from({ length: Math.ceil(width / 7) }, (_, blade) => {
    const x = blade * 7
    const tall = size * (0.4 + ((blade * 53) % 60) / 100)
    const lean = ((blade * 31) % 17) - 8
    return `M${n(x)} ${n(y)}q${n(lean / 2)} ${n(-tall / 2)} ${n(lean)} ${n(-tall)}q${n(1 - lean / 3)} ${n(tall / 2)} ${n(4 - lean)} ${n(tall)}Z`
  })
  return `<path d="${blades.join('')}" fill="${colour}"/>`
}
