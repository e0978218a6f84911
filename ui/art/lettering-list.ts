import { coverTitles, type Title } from './covers/titles.ts'

/**
 * Words that are drawn as outlines, because a picture in an `<img>` cannot load fonts. `npm run lettering` converts them into
 * outlines in lettering.gen.ts. The fonts are under the SIL Open Font License.
 */
const fontFile = (family: string, weight: number) => (script: 'latin' | 'cyrillic') =>
  `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`

export const letteringFonts = {
  orchard: fontFile('lobster', 400),
  nights: fontFile('yeseva-one', 400),
  steppe: fontFile('ruslan-display', 400),
  table: fontFile('playfair-display', 800),
  slab: fontFile('kelly-slab', 400),
  sign: fontFile('unbounded', 800),
} as const

export type LetteringFont = keyof typeof letteringFonts

/** Words of the covers are listed with their titles. */
const ofTitles = (font: string): readonly string[] =>
  Object.values<Title>(coverTitles)
    .flatMap((title) => Object.values(title).flat())
    .flatMap((line) => (line.startsWith(`${font}/`) ? [line.slice(font.length + 1)] : []))

const words = {
  orchard: ['7', 'BAR', 'Wild'],
  nights: ['A', 'K', 'Q', 'J', '10', 'Wild'],
  steppe: ['A', 'K', 'Q', 'J', '10', 'Wild'],
  table: [],
  slab: Array.from({ length: 37 }, (_, pocket) => String(pocket)),
  sign: ['Openhouse', 'Vlk', 'Vegas', 'King'],
} as const satisfies Record<LetteringFont, readonly string[]>

const listed = (font: LetteringFont): readonly string[] => [...new Set([...ofTitles(font), ...words[font]])]

export const letteringList: Readonly<Record<LetteringFont, readonly string[]>> = {
  orchard: listed('orchard'),
  nights: listed('nights'),
  steppe: listed('steppe'),
  table: listed('table'),
  slab: listed('slab'),
  sign: listed('sign'),
}
