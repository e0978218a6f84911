import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const star = 'M0 -20L6 -6H20L9 3L13 18L0 9L-13 18L-9 3L-20 -6H-6Z'

/** A worn deuce with a bull on it. */
const deuce = (colour: string, pip: string): string =>
  `<path d="M-46 -84H46Q60 -84 60 -70V58L44 84H-46Q-60 84 -60 70V-70Q-60 -84 -46 -84Z" fill="#f1e0b6" stroke="#8a6a3a" stroke-width="2"/><path d="M60 58L42 62L44 84Z" fill="#cdb27c"/><path d="M-50 -58C-50 -74 -26 -74 -28 -58C-29 -48 -48 -42 -50 -34H-27" fill="none" stroke="${colour}" stroke-width="6"/><path d="${pip}" transform="translate(-38 -16) scale(0.42)" fill="${colour}"/><g fill="none" stroke="#6b2412" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M-30 -8C-40 24 -16 24 -8 16M46 -8C56 24 32 24 24 16"/><path d="M-10 14C-10 38 0 56 8 60C16 56 26 38 26 14C18 6 -2 6 -10 14Z" fill="#c2542d"/></g>`

const pips = {
  heart: 'M0 26C-34 2 -30 -24 -12 -24C-4 -24 0 -18 0 -13C0 -18 4 -24 12 -24C30 -24 34 2 0 26Z',
  spade: 'M0 -28C28 -6 30 16 14 17C8 17 4 14 2 10C2 18 5 24 10 27H-10C-5 24 -2 18 -2 10C-4 14 -8 17 -14 17C-30 16 -28 -6 0 -28Z',
  diamond: 'M0 -28C4 -14 10 -6 21 0C10 6 4 14 0 28C-4 14 -10 6 -21 0C-10 -6 -4 -14 0 -28Z',
  club: 'M-2 8C-8 18 -27 15 -25 1C-24 -8 -15 -11 -9 -8C-16 -22 -7 -29 0 -29C7 -29 16 -22 9 -8C15 -11 24 -8 25 1C27 15 8 18 2 8C2 17 5 24 10 27H-10C-5 24 -2 17 -2 8Z',
}

/** A saloon: planks under a lantern, a sheriff's star, and all four deuces in one hand. */
export const deucesWild = titledCover({
  slug: 'deuces-wild',
  veil: '#2f170b',
  upper: ['#fff3d6', '#e8c98c'],
  lower: ['#ffd97a', '#c2542d'],
  scene: ({ width, height }, { x, y, size }) => {
    const planks = Array.from({ length: 9 }, (_, plank) => `M0 ${((height / 9) * plank).toFixed(0)}H${width}`).join('')
    const fan = [pips.club, pips.diamond, pips.heart, pips.spade].map((pip, index) => {
      const turn = -27 + index * 18
      const angle = (turn * Math.PI) / 180
      return placed(
        deuce(index === 1 || index === 2 ? '#a3281c' : '#2b211a', pip),
        x + Math.sin(angle) * size * 1.3,
        y + size * 1.4 - Math.cos(angle) * size * 1.3,
        size * 0.0078,
        turn,
      )
    })
    return [
      `<rect width="${width}" height="${height}" fill="#6b3a1a"/><path d="${planks}" stroke="#3a1d0d" stroke-width="6"/>`,
      light('lantern', x, y - size * 0.7, size * 1.9, [
        [0, '#ffd98a', 0.9],
        [1, '#ffd98a', 0],
      ]),
      `<path d="${star}" transform="translate(${(x + size * 0.86).toFixed(0)} ${(y - size * 0.78).toFixed(0)}) rotate(12) scale(${(size * 0.011).toFixed(2)})" fill="#e0b56a" stroke="#7a4a16" stroke-width="2"/>`,
      ...fan,
    ].join('')
  },
})
