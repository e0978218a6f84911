/** Writes each slot's title as a picture, once in each language: `npm run logos`. Outlines come from ui/art. */
import { writeFile } from 'node:fs/promises'
import { languages } from '#kernel/i18n/texts.ts'
import { coverTitles } from '#ui/art/covers/titles.ts'
import { svgDocument } from '#ui/art/pieces/frame.ts'
import { wordHeight, words } from '#ui/art/pieces/words.ts'

interface Colours {
  readonly edge: string
  readonly upper: readonly [top: string, bottom: string]
  readonly lower: readonly [top: string, bottom: string]
}

const upper = { width: 560, size: 150 } as const
const lower = { width: 500, size: 140 } as const
/** Room for the edge of the letters, and how near the two lines come to each other. */
const margin = 12
const between = 16

/** As tall as its letters reach, tails included: what sticks out of the picture is cut off. */
const logo = ([first, second]: readonly [string, string], { edge, ...paints }: Colours): string => {
  const above = wordHeight({ word: first, ...upper })
  const below = wordHeight({ word: second, ...lower })
  const first_y = margin + above.over
  const second_y = first_y + above.under * 0.5 + between + below.over
  const line = (word: string, y: number, id: 'upper' | 'lower'): string =>
    words({ word, x: 300, y, edge, id, top: paints[id][0], bottom: paints[id][1], ...(id === 'upper' ? upper : lower) })
  const height = Math.ceil(second_y + below.under + margin)
  return svgDocument({ width: 600, height }, line(first, first_y, 'upper') + line(second, second_y, 'lower'))
}

const colours = {
  'golden-orchard': { edge: '#5b2c06', upper: ['#fffbe0', '#ffd13f'], lower: ['#fffbe0', '#ffb92e'] },
  'carpathian-nights': { edge: '#0a0e33', upper: ['#ffffff', '#b9d2ff'], lower: ['#ffe9b8', '#ffb45a'] },
  'cossack-treasure': { edge: '#3a0a10', upper: ['#fff6c9', '#f7b733'], lower: ['#fff6c9', '#f08c2c'] },
  'polar-lights': { edge: '#062046', upper: ['#ffffff', '#9fe8ff'], lower: ['#e9fff8', '#3fe0b8'] },
  'old-lviv': { edge: '#2b1208', upper: ['#fff6dc', '#f2c078'], lower: ['#fff1c0', '#ef8a3c'] },
  'mavka-pond': { edge: '#06323c', upper: ['#ffffff', '#bff0d8'], lower: ['#fffbd0', '#a8dc4a'] },
  'kyivan-chronicle': { edge: '#3a0f08', upper: ['#fff6cf', '#f0b93a'], lower: ['#ffe9c8', '#e0532e'] },
  'ninth-wave': { edge: '#04263a', upper: ['#ffffff', '#a8f0f0'], lower: ['#fff6cf', '#ff9a4a'] },
  'house-of-clocks': { edge: '#24100a', upper: ['#fff6d8', '#e8b84a'], lower: ['#ffffff', '#8fe0b4'] },
  'silent-film': { edge: '#0d0b10', upper: ['#ffffff', '#b8b4c0'], lower: ['#ffd9d4', '#e0324a'] },
  'night-radio': { edge: '#14042e', upper: ['#ffffff', '#5af2ff'], lower: ['#ffe3f2', '#ff3d9a'] },
  'alchemists-gold': { edge: '#1a0636', upper: ['#fff6c8', '#f0b22e'], lower: ['#ffffff', '#7affc8'] },
  'red-thread': { edge: '#4a0a14', upper: ['#ffffff', '#ffe0c8'], lower: ['#ff8a84', '#d0142a'] },
  'pigeon-post': { edge: '#12336e', upper: ['#ffffff', '#bfe0ff'], lower: ['#fff3c0', '#ff6a4a'] },
  'spice-caravan': { edge: '#3a1208', upper: ['#ffffff', '#7deedd'], lower: ['#fff3b8', '#ff9a2a'] },
  'sweet-street': { edge: '#7a1f50', upper: ['#ffffff', '#ffc2dc'], lower: ['#fffbd0', '#ffc72a'] },
} as const satisfies Record<string, Colours>

for (const slug of Object.keys(colours) as (keyof typeof colours)[])
  for (const language of languages)
    await writeFile(new URL(`${slug}/logo-${language}.svg`, import.meta.url), logo(coverTitles[slug][language], colours[slug]))
