import { embroidery, embroideryRows } from '#ui/art/pieces/embroidery.ts'
import { svgDocument } from '#ui/art/pieces/frame.ts'
import { hills, rays } from '#ui/art/pieces/land.ts'
import { fruitTree } from '#ui/art/pieces/orchard.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const greens = ['#3d7a2c', '#579a35', '#86bd47'] as const

/** An August morning: low sun, rows of trees, grass that still has dew. */
export const scene = (width: number, height: number): string => {
  const frame = { width, height }
  const x = width * 0.68
  const y = height * 0.3
  const tree = Math.min(width * 0.5, height * 0.46)
  return svgDocument(
    frame,
    [
      sky(frame, 'sky', [
        [0, '#58b4e6'],
        [0.42, '#bfe6ee'],
        [0.72, '#fff0bd'],
      ]),
      light('sun', x, y, Math.max(width, height) * 0.5, [
        [0, '#fffce8'],
        [0.22, '#fff3b8', 0.85],
        [1, '#ffe08a', 0],
      ]),
      rays(x, y, Math.max(width, height), 13, '#ffffff', 0.12),
      hills(frame, { seed: 3, y: height * 0.52, height: height * 0.08, fill: '#b9d26a' }),
      hills(frame, { seed: 8, y: height * 0.58, height: height * 0.07, fill: '#93be4c' }),
      fruitTree(width * 0.3, height * 0.66, tree * 0.42, '#f0702d', 2, greens),
      fruitTree(width * 0.72, height * 0.66, tree * 0.44, '#ffc53a', 7, greens),
      fruitTree(width * 0.05, height * 0.78, tree, '#e8452f', 5, greens),
      fruitTree(width * 0.96, height * 0.76, tree * 0.92, '#e8452f', 9, greens),
      hills(frame, { seed: 21, y: height * 0.76, height: height * 0.05, fill: '#6ba336' }),
      hills(frame, { seed: 33, y: height * 0.88, height: height * 0.04, fill: '#4d8228' }),
    ].join(''),
  )
}

/** A crate of light wood with linen reels, an embroidered towel along its edges. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const stitch = (out - 5) / embroideryRows
  const bottom = top + windowHeight(geometry)
  const band = (y: number): string => (stitch > 0.6 ? embroidery(left, y, windowWidth(geometry), stitch, '#b3261e', '#2f2a26') : '')
  return onStage(
    geometry,
    [
      `<defs>${gradient('wood', '#f7e3b4', '#e9c27c', '#c98f43')}${gradient('linen', '#fffdf3', '#fff6dd', '#f6e3b6')}</defs>`,
      around(geometry, out, out + 2, 'fill="#3b1c06" fill-opacity=".35" transform="translate(0 6)"'),
      around(geometry, out, out, 'fill="url(#wood)" stroke="#8a5518" stroke-width="2.5"'),
      around(geometry, out - 4, out - 3, 'fill="#fff8e4" stroke="#d9a95a" stroke-width="1"'),
      band(top - out + 2.5),
      band(bottom + 2.5),
      around(geometry, 3, 8, 'fill="#a8702c"'),
      beds(geometry, 5, 'fill="url(#linen)"'),
    ].join(''),
  )
}
