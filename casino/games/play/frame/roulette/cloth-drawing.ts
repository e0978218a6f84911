import { colourOf, double_zero, numberName } from '#engines/roulette/wheel.ts'
import { type Area, type Layout } from './layout.ts'
import type { RouletteText } from './place-name.ts'
import { squareOf } from './spots.ts'
import { svg } from './svg.ts'
import type { TableKind } from './table-kind.ts'

export interface Square {
  readonly width: number
  readonly height: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const label = (box: Box, words: string, size: number, turned: boolean): SVGTextElement => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const turn = turned ? -90 : 0
  return svg(
    'text',
    { x, y, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central', transform: `rotate(${turn} ${x} ${y})` },
    words,
  )
}

/** What stands on a field in the player's own words. */
export const fieldWords = (text: RouletteText, place: string): string => {
  const [type = '', n = ''] = place.split(':')
  if (type === 'dozen') return text('roulette.field.dozen', { n })
  if (type === 'column') return text('roulette.field.column')
  if (type === 'odd' || type === 'even') return text(`roulette.field.${type}`)
  return type === 'low' ? '1–18' : '19–36'
}

const diamond = (box: Box, size: number, colour: string): SVGPathElement => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return svg('path', {
    d: `M${x} ${y - size}L${x + size * 1.5} ${y}L${x} ${y + size}L${x - size * 1.5} ${y}Z`,
    class: `is-${colour} diamond`,
  })
}

/** What a chip at a lying field's end leaves; of a single square its upper part. */
const beside = (box: Box, area: Area, square: Square): Box =>
  area.width > 1 ? { ...box, width: box.width - square.width * 0.75 } : { ...box, height: box.height * 0.44 }

const areaView = (layout: Layout, area: Area, square: Square, kind: TableKind, text: RouletteText): SVGGElement => {
  const box = { x: area.x * square.width, y: area.y * square.height, width: area.width * square.width, height: area.height * square.height }
  const turned = layout.name === 'standing' && area.height > 1
  const size = Math.min(square.height * 0.34, square.width * 0.26, 17) * (area.width + area.height > 3 ? 1 : 0.84)
  // The words have the field's beginning, the chip its end.
  const rest =
    area.height > area.width
      ? { ...box, y: box.y + square.height * 0.68, height: box.height - square.height * 0.68 }
      : beside(box, area, square)
  const face =
    area.place === 'red' || area.place === 'black'
      ? diamond(rest, Math.min(square.height * 0.26, rest.width * 0.26), area.place)
      : label(rest, kind.fieldWords(text, area.place), size, turned)
  return svg('g', { class: 'field', 'data-place': area.place }, svg('rect', { ...box }), face)
}

const numberBox = (layout: Layout, number: number, square: Square): Box => {
  const spot = squareOf(layout.table, number)
  const { x, y } = layout.toPoint(spot)
  const [wide, high] = layout.name === 'lying' ? [1, spot.columns] : [spot.columns, 1]
  return { x: (x - wide / 2) * square.width, y: (y - high / 2) * square.height, width: wide * square.width, height: high * square.height }
}

/** What is printed on a number's field: nothing where the field itself has the colour. */
const printOf = (box: Box, print: TableKind['print']): readonly SVGElement[] => {
  if (print !== 'oval') return []
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const [rx, ry] = [Math.min(box.width * 0.42, box.height * 0.6), Math.min(box.height * 0.4, box.width * 0.6)]
  return [svg('ellipse', { cx, cy, rx, ry, class: 'oval' })]
}

const numberView = (layout: Layout, number: number, square: Square, print: TableKind['print']): SVGGElement => {
  const box = numberBox(layout, number, square)
  const size = Math.min(square.height * 0.46, square.width * 0.46, 24)
  // Read where a chip leaves room for it: zero's square is three times as long as a chip is wide.
  const corner =
    number === 0 || number === double_zero
      ? { ...box, height: box.height * (layout.name === 'lying' ? 0.34 : 1), width: box.width * (layout.name === 'lying' ? 1 : 0.34) }
      : { ...box, width: box.width * 0.34, height: box.height * 0.36 }
  const aside = label(corner, numberName(number), Math.max(9, size * 0.58), false)
  aside.classList.add('aside')
  return svg(
    'g',
    { class: `number is-${colourOf(number)}`, 'data-number': number },
    svg('rect', { ...box }),
    ...printOf(box, print),
    label(box, numberName(number), size, false),
    aside,
  )
}

/** The cloth without its chips. Each number carries `data-number`, each field `data-place`: what is lit up is found by them. */
export const clothDrawing = (layout: Layout, square: Square, kind: TableKind, text: RouletteText): SVGGElement =>
  svg(
    'g',
    { class: 'print' },
    ...kind.table.order.map((number) => numberView(layout, number, square, kind.print)),
    ...layout.areas.map((area) => areaView(layout, area, square, kind, text)),
  )
