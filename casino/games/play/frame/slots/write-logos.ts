/** Writes each slot's title as a picture: `node casino/games/play/frame/slots/write-logos.ts`. Outlines come from ui/art. */
import { writeFile } from 'node:fs/promises'
import { svgDocument } from '#ui/art/pieces/frame.ts'
import { words } from '#ui/art/pieces/words.ts'

const frame = { width: 600, height: 262 }

interface Paint {
  readonly top: string
  readonly bottom: string
}

const logo = (upper: string, lower: string, edge: string, first: Paint, second: Paint): string =>
  svgDocument(
    frame,
    [
      words({ word: upper, x: 300, y: 126, width: 560, size: 150, edge, id: 'upper', ...first }),
      words({ word: lower, x: 300, y: 236, width: 500, size: 140, edge, id: 'lower', ...second }),
    ].join(''),
  )

const logos = {
  'golden-orchard': logo(
    'orchard/Golden',
    'orchard/Orchard',
    '#5b2c06',
    { top: '#fffbe0', bottom: '#ffd13f' },
    { top: '#fffbe0', bottom: '#ffb92e' },
  ),
  'carpathian-nights': logo(
    'nights/Carpathian',
    'nights/Nights',
    '#0a0e33',
    { top: '#ffffff', bottom: '#b9d2ff' },
    { top: '#ffe9b8', bottom: '#ffb45a' },
  ),
  'cossack-treasure': logo(
    'steppe/Cossack',
    'steppe/Treasure',
    '#3a0a10',
    { top: '#fff6c9', bottom: '#f7b733' },
    { top: '#fff6c9', bottom: '#f08c2c' },
  ),
}

for (const [slug, svg] of Object.entries(logos)) await writeFile(new URL(`${slug}/logo.svg`, import.meta.url), svg)
