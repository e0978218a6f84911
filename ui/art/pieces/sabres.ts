import { n } from './frame.ts'
import { vertical } from './paint.ts'

/** One sabre, point up, hilt at the origin: 160 units long, its edge to the left. */
const sabre =
  '<path d="M5-12C18-62 12-116-24-166-9-112-6-62-7-12Z" fill="url(#steel)"/><path d="M4-14C16-64 9-114-22-162-2-112 2-62-1-14Z" fill="#fff" opacity="0.5"/><path d="M-20-14Q0-4 20-14L18-4Q0 6-18-4Z" fill="url(#hilt)"/><path d="M-6-4H6Q9 14 3 30H-6Q-9 14-6-4Z" fill="#5a1d12"/><path d="M-7 6H7M-7 14H6M-7 22H5" stroke="url(#hilt)" stroke-width="2.5"/><circle cx="-2" cy="33" r="7" fill="url(#hilt)"/>'

/** Two sabres crossed by their middles. */
export const crossedSabres = (x: number, y: number, size: number, turn = 44): string => {
  const scale = (size / 200).toFixed(3)
  const one = `<g transform="rotate(${turn}) translate(0 76)">${sabre}</g>`
  return `<defs>${vertical('steel', [
    [0, '#ffffff'],
    [0.55, '#cdd5e2'],
    [1, '#8d97aa'],
  ])}${vertical('hilt', [
    [0, '#ffe9a0'],
    [1, '#b9791d'],
  ])}</defs><g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${one}<g transform="scale(-1 1)">${one}</g></g>`
}
