import { light } from '../pieces/paint.ts'
import { rouletteBall } from '../pieces/roulette.ts'
import { titledCover } from './titled-cover.ts'

const petal = 'M0 -10C16 -34 16 -62 0 -84C-16 -62 -16 -34 0 -10Z'
const stem = 'M0 0C26 -40 86 -34 96 -84C104 -122 64 -138 52 -108C44 -86 74 -78 80 -98'

/** The turret of an old wheel seen from above, pockets around it. */
const turret = (x: number, y: number, size: number): string => {
  const pockets = Array.from(
    { length: 37 },
    (_, index) =>
      `<path d="M-8.2 -94L-10.6 -122A122 122 0 0 1 10.6 -122L8.2 -94Z" transform="rotate(${((index * 360) / 37).toFixed(1)})" fill="${index === 0 ? '#1c6b52' : index % 2 === 1 ? '#a31f2d' : '#1c1a22'}"/>`,
  ).join('')
  const petals = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="${petal}" transform="rotate(${index * 45})" fill="${index % 2 === 0 ? '#d2ab5c' : '#efe6d8'}" stroke="#4a2418" stroke-width="2"/>`,
  ).join('')
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 150).toFixed(3)})"><circle r="152" cy="10" fill="#000" opacity="0.4"/><circle r="150" fill="#3b1d14"/><circle r="146" fill="none" stroke="#c9a45a" stroke-width="4"/><circle r="126" fill="#c9a45a"/>${pockets}<circle r="94" fill="#4a2418" stroke="#d2ab5c" stroke-width="3"/>${petals}<circle r="20" fill="#3b1d14"/><circle r="14" fill="#d2ab5c"/><circle r="6" fill="#efe6d8"/></g>`
}

const flourish = (x: number, y: number, scale: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#d2ab5c" stroke-width="5" stroke-linecap="round"><path d="${stem}"/><path d="M0 0C52 -10 104 -16 134 10C156 30 136 56 116 44"/></g>`

/** A salon of 1900: wallpaper, gilt flourishes and the turret of an old wheel. */
export const frenchRoulette = titledCover({
  slug: 'french-roulette',
  veil: '#230a14',
  upper: ['#ffffff', '#f0dfc8'],
  lower: ['#fff1c9', '#cf9d48'],
  scene: ({ width, height }, { x, y, size }) =>
    [
      `<defs><pattern id="lilies" width="96" height="120" patternUnits="userSpaceOnUse"><path d="M24 66C24 44 8 40 10 22C20 26 24 36 24 44C24 36 28 26 38 22C40 40 24 44 24 66ZM72 118C72 96 56 92 58 74C68 78 72 88 72 96C72 88 76 78 86 74C88 92 72 96 72 118Z" fill="#7b2c45"/></pattern></defs>`,
      `<rect width="${width}" height="${height}" fill="#4a1628"/><rect width="${width}" height="${height}" fill="url(#lilies)" opacity="0.6"/>`,
      light('gas', x, y, size * 1.7, [
        [0, '#ffdf9c', 0.75],
        [1, '#ffdf9c', 0],
      ]),
      flourish(20, height - 20, '1.3'),
      flourish(width - 20, height - 20, '-1.3 1.3'),
      flourish(20, 20, '1.3 -1.3'),
      flourish(width - 20, 20, '-1.3'),
      turret(x, y, size * 0.98),
      rouletteBall(x + size * 0.42, y - size * 0.58, size * 0.055),
    ].join(''),
})
