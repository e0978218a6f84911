import { n } from '../pieces/frame.ts'
import type { CarRecipe } from './car.ts'

const fir = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(90) scale(${n(size / 10)})"><path d="M0-10 5 0H2L6 8H-6L-2 0H-5Z" fill="#2c7a4b"/><path d="M-1 8h2v4h-2Z" fill="#6b4423"/></g>`

const hatch =
  'M36 100C36 84 40 76 54 72L86 68 116 36C120 32 126 30 132 30H196C204 30 210 32 216 38L246 68 278 74C288 76 292 84 292 96V112H36Z'
const hatchWindows = 'M124 42H158V68H98ZM166 42H194C200 42 204 44 208 48L228 68H166Z'

/** Cars of activities on the road, by name. */
export const cars: Readonly<Record<string, CarRecipe>> = {
  rally: {
    body: hatch,
    windows: hatchWindows,
    paint: '#d63a3a',
    shade: '#9c2226',
    extra: `<path d="M112 30H214" stroke="#39404d" stroke-width="5"/>${fir(162, 14, 30)}<path d="M60 76 280 80V90L56 88Z" fill="#fff5e6" opacity=".9"/>`,
    roof: 28,
    wheels: [90, 238],
  },
  swallow: { body: hatch, windows: hatchWindows, paint: '#3aa0d6', shade: '#216a98', roof: 30, wheels: [90, 238] },
  aurochs: {
    body: 'M36 102V48C36 38 40 34 50 34H206C214 34 220 36 225 42L248 70 280 76C289 78 292 84 292 96V112H36Z',
    windows: 'M52 46H112V70H52ZM122 46H170V70H122ZM180 46H204C208 46 211 47 213 50L230 70H180Z',
    paint: '#5a8a3c',
    shade: '#3b6126',
    extra: '<path d="M46 32H214" stroke="#2b3328" stroke-width="6" stroke-linecap="round"/><path d="M292 92h8v18h-8Z" fill="#39404d"/>',
    roof: 30,
    wheels: [88, 242],
  },
  falcon: {
    body: 'M34 104C34 88 38 80 50 76L96 70 138 46C146 42 154 40 164 40H194C206 40 216 44 226 50L254 70 284 80C291 83 294 90 294 100V112H34Z',
    windows: 'M146 52H176V70H116ZM184 52H198C204 52 209 54 214 58L230 70H184Z',
    paint: '#e3a31f',
    shade: '#a86e0d',
    extra:
      '<path d="M36 58H82V64H36ZM50 64H57V78H50ZM70 64H76V74H70Z" fill="#6d7788"/><path d="M120 76h168l4 8H96Z" fill="#16181d" opacity=".75"/>',
    roof: 40,
    wheels: [92, 240],
  },
}
