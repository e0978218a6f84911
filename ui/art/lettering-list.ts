/**
 * Words that are drawn and not typed: a picture in an `<img>` can load no font. `npm run lettering` turns them into
 * outlines in lettering.gen.ts. Fonts are under the SIL Open Font License.
 */
export const letteringFonts = {
  orchard: '@fontsource/lobster/files/lobster-latin-400-normal.woff2',
  nights: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2',
  steppe: '@fontsource/ruslan-display/files/ruslan-display-latin-400-normal.woff2',
  table: '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff2',
  slab: '@fontsource/kelly-slab/files/kelly-slab-latin-400-normal.woff2',
  sign: '@fontsource/unbounded/files/unbounded-latin-800-normal.woff2',
} as const

export type LetteringFont = keyof typeof letteringFonts

const words = {
  orchard: ['Golden', 'Orchard', '7', 'BAR', 'Wild'],
  nights: ['Carpathian', 'Nights', 'A', 'K', 'Q', 'J', '10', 'Wild'],
  steppe: ['Cossack', 'Treasure', 'A', 'K', 'Q', 'J', '10', 'Wild'],
  table: ['European', 'Roulette'],
  slab: Array.from({ length: 37 }, (_, pocket) => String(pocket)),
  sign: ['Openhouse', 'Vlk', 'Vegas', 'King'],
} as const satisfies Record<LetteringFont, readonly string[]>

export const letteringList: Readonly<Record<LetteringFont, readonly string[]>> = words
