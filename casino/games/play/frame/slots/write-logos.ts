/** Writes each slot's title as a picture: `npm run logos`. Outlines come from ui/art. */
import { writeFile } from 'node:fs/promises'
import { svgDocument } from '#ui/art/pieces/frame.ts'
import { words } from '#ui/art/pieces/words.ts'

interface Line {
  readonly word: string
  /** The baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  readonly top: string
  readonly bottom: string
}

/** As tall as its letters reach, tails included: what sticks out of the picture is cut off. */
const logo = (height: number, edge: string, upper: Line, lower: Line): string =>
  svgDocument(
    { width: 600, height },
    [words({ ...upper, x: 300, edge, id: 'upper' }), words({ ...lower, x: 300, edge, id: 'lower' })].join(''),
  )

const upper = { width: 560, size: 150 } as const
const lower = { width: 500, size: 140 } as const

const logos = {
  'golden-orchard': logo(
    256,
    '#5b2c06',
    { ...upper, word: 'orchard/Golden', y: 126, top: '#fffbe0', bottom: '#ffd13f' },
    { ...lower, word: 'orchard/Orchard', y: 238, top: '#fffbe0', bottom: '#ffb92e' },
  ),
  'carpathian-nights': logo(
    264,
    '#0a0e33',
    { ...upper, word: 'nights/Carpathian', y: 88, top: '#ffffff', bottom: '#b9d2ff' },
    { ...lower, word: 'nights/Nights', y: 218, top: '#ffe9b8', bottom: '#ffb45a' },
  ),
  'cossack-treasure': logo(
    204,
    '#3a0a10',
    { ...upper, word: 'steppe/Cossack', y: 82, top: '#fff6c9', bottom: '#f7b733' },
    { ...lower, word: 'steppe/Treasure', y: 176, top: '#fff6c9', bottom: '#f08c2c' },
  ),
}

for (const [slug, svg] of Object.entries(logos)) await writeFile(new URL(`${slug}/logo.svg`, import.meta.url), svg)
