import { lettering } from '../lettering.gen.ts'
import { n } from './frame.ts'
import { vertical } from './paint.ts'

type Words = {
  /** `font/word` of lettering-list.ts. */
  readonly word: string
  /** Centre of the word, and its baseline. */
  readonly x: number
  readonly y: number
  /** Maximum width, and maximum font size. */
  readonly width: number
  readonly size: number
  readonly top: string
  readonly bottom: string
  readonly edge: string
  readonly id: string
}

const outlineOf = (word: string) => {
  const outline = lettering[word]
  if (!outline) throw new Error(`no outline of "${word}": add it to lettering-list.ts and run npm run lettering`)
  return outline
}

/** Height of a word above and below its baseline, at the size that fits. */
export const wordHeight = ({
  word,
  width,
  size,
}: Pick<Words, 'word' | 'width' | 'size'>): { readonly over: number; readonly under: number } => {
  const outline = outlineOf(word)
  const scale = Math.min(size / 100, width / outline.width)
  return { over: -outline.top * scale, under: Math.max(0, outline.top + outline.height) * scale }
}

/** A drawn word with a dark edge, a shadow and a light gradient: readable on any picture at 120 px. */
export const words = ({ word, x, y, width, size, top, bottom, edge, id }: Words): string => {
  const outline = outlineOf(word)
  const scale = Math.min(size / 100, width / outline.width)
  const place = (dy: number) =>
    `transform="translate(${n(x - (outline.left + outline.width / 2) * scale)} ${n(y + dy)}) scale(${scale.toFixed(3)})"`
  const edgeWidth = n(9 / scale)
  return [
    `<defs>${vertical(id, [
      [0, top],
      [1, bottom],
    ])}</defs>`,
    `<path ${place(5)} d="${outline.d}" fill="${edge}" stroke="${edge}" stroke-width="${edgeWidth}" stroke-linejoin="round"/>`,
    `<path ${place(0)} d="${outline.d}" fill="url(#${id})" stroke="${edge}" stroke-width="${edgeWidth}" stroke-linejoin="round" paint-order="stroke"/>`,
  ].join('')
}
