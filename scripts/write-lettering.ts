import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import type { Font } from 'fontkit'
import { letteringFonts, letteringList } from '#ui/art/lettering-list.ts'
import type { LetteringFont } from '#ui/art/lettering-list.ts'

/** Writes the outlines of drawn words: 100 units per em, baseline at 0, y downwards. */

const require = createRequire(import.meta.url)

/** A run of letters in one font: a file of a font holds one script, and the apostrophe of Ukrainian words stands in the Latin one. */
interface Run {
  readonly font: Font
  readonly text: string
}

const outline = (runs: readonly Run[]) => {
  let pen = 0
  let d = ''
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { font, text } of runs) {
    const scale = 100 / font.unitsPerEm
    const run = font.layout(text)
    run.glyphs.forEach((glyph, index) => {
      const place = run.positions[index]
      const path = glyph.path.scale(scale, -scale).translate(pen + (place?.xOffset ?? 0) * scale, 0)
      pen += (place?.xAdvance ?? 0) * scale
      d += path.toSVG()
      box.left = Math.min(box.left, path.bbox.minX)
      box.top = Math.min(box.top, path.bbox.minY)
      box.right = Math.max(box.right, path.bbox.maxX)
      box.bottom = Math.max(box.bottom, path.bbox.maxY)
    })
  }
  const short = d.replaceAll(/-?\d+\.\d+/g, (digits) => String(Number(Number(digits).toFixed(1))))
  const round = (value: number) => Number(value.toFixed(1))
  return { d: short, left: round(box.left), top: round(box.top), width: round(box.right - box.left), height: round(box.bottom - box.top) }
}

const outlines = (name: LetteringFont): string[] => {
  const open = (script: 'latin' | 'cyrillic') => openSync(require.resolve(letteringFonts[name](script))) as Font
  return letteringList[name].map((text) => {
    const is_cyrillic = /\p{Script=Cyrillic}/u.test(text)
    const runs = (is_cyrillic ? text.split(/(’)/) : [text])
      .filter((part) => part !== '')
      .map((part) => ({ text: part, font: open(is_cyrillic && part !== '’' ? 'cyrillic' : 'latin') }))
    return `  '${name}/${text}': ${JSON.stringify(outline(runs))},`
  })
}

const write = (path: string, name: string, entries: readonly string[]) => {
  const head = '// Written by `npm run lettering` from lettering-list.ts. Outlines of fonts under the SIL Open Font License.\n'
  const type = '{ readonly d: string; readonly left: number; readonly top: number; readonly width: number; readonly height: number }'
  const body = `export type Outline = ${type}\n\nexport const ${name}: Readonly<Record<string, Outline>> = {\n${entries.join('\n')}\n}\n`
  writeFileSync(new URL(path, import.meta.url), head + body)
}

/** Brand logos are in a separate file, because they are sent with every page. */
const pictureFonts = (Object.keys(letteringFonts) as LetteringFont[]).filter((name) => name !== 'sign')
write('../ui/art/lettering.gen.ts', 'lettering', pictureFonts.flatMap(outlines))
write('../ui/logos/wordmarks.gen.ts', 'wordmarks', outlines('sign'))
