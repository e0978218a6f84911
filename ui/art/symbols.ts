import { words } from './pieces/words.ts'

/** The letter and word symbols of the reels, each set in its game's lettering. */
type Family = {
  readonly font: 'orchard' | 'nights' | 'steppe'
  readonly edge: string
  readonly faces: Readonly<Record<string, readonly [top: string, bottom: string]>>
}

const families: Readonly<Record<string, Family>> = {
  orchard: {
    font: 'orchard',
    edge: '#5b1206',
    faces: { 7: ['#ff8a6b', '#d61f26'], BAR: ['#fff2b0', '#f2a51e'], Wild: ['#fffbe0', '#ffc12e'] },
  },
  nights: {
    font: 'nights',
    edge: '#0a0e33',
    faces: {
      A: ['#ffe9b8', '#ffa94a'],
      K: ['#ffd3e6', '#e56aa6'],
      Q: ['#d9e6ff', '#6f97ff'],
      J: ['#d2fff0', '#46c79b'],
      10: ['#f0e3ff', '#a57be8'],
      Wild: ['#ffffff', '#9cc2ff'],
    },
  },
  steppe: {
    font: 'steppe',
    edge: '#3a0a10',
    faces: {
      A: ['#fff3c0', '#f5b52e'],
      K: ['#ffd9c2', '#ea6a33'],
      Q: ['#ffd0d0', '#dc4050'],
      J: ['#d8f0c8', '#6aa845'],
      10: ['#cfe6ff', '#4d8fd6'],
      Wild: ['#fff6c9', '#f08c2c'],
    },
  },
}

export const symbolFrame = { width: 256, height: 256 }

/** Every letter symbol: file name (`nights-a`) and drawing. */
export const symbolDrawings = (): readonly (readonly [name: string, body: string])[] =>
  Object.entries(families).flatMap(([family, { font, edge, faces }]) =>
    Object.entries(faces).map(([face, [top, bottom]]) => {
      const short = face.length === 1
      const body = words({
        word: `${font}/${face}`,
        x: 128,
        y: short ? 208 : face === '10' ? 196 : 164,
        width: 236,
        size: short ? (family === 'steppe' ? 300 : 230) : 240,
        top,
        bottom,
        edge,
        id: 'face',
      })
      return [`${family}-${face.toLowerCase()}`, body] as const
    }),
  )
