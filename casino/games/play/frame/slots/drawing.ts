import { placed } from '../kit/rasterise.ts'
import { reelLeft, windowHeight, windowWidth, type Geometry } from './look.ts'

/** Symbols are drawn in a box of 200 by 200. */
export const symbol = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 200" width="200" height="200">${parts.join('')}</svg>`

/** A soft shadow under what stands on the reel. */
export const ground = (width = 118, y = 176): string =>
  `<defs><radialGradient id="ground"><stop offset="0" stop-opacity=".42"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><ellipse cx="100" cy="${y}" rx="${width / 2}" ry="13" fill="url(#ground)"/>`

export const icon = (svg: string, size: number, x = 100, y = 100): string => placed(svg, x - size / 2, y - size / 2, size)

/** A one-colour icon in relief: dark edge below, light edge above, the face between. `fill` is any paint. */
export const relief = (svg: string, size: number, fill: string, edge: string, light: string, x = 100, y = 100): string => {
  const layer = (paint: string, dx: number, dy: number): string =>
    placed(svg.replaceAll('currentColor', paint), x - size / 2 + dx, y - size / 2 + dy, size)
  return layer(edge, 0, 5) + layer(light, 0, -2.5) + layer(fill, 0, 0)
}

export const gradient = (id: string, ...stops: readonly string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`

export const glow = (id: string, ...stops: readonly (readonly [offset: number, colour: string, opacity: number])[]): string =>
  `<radialGradient id="${id}">${stops
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</radialGradient>`

/** A document as large as the stage. */
export const onStage = ({ width, height }: Geometry, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

/** A rounded frame round the window, so many pixels out. */
export const around = (geometry: Geometry, out: number, radius: number, paint: string): string =>
  `<rect x="${geometry.left - out}" y="${geometry.top - out}" width="${windowWidth(geometry) + out * 2}" height="${windowHeight(geometry) + out * 2}" rx="${radius}" ${paint}/>`

/** What each reel runs on. */
export const beds = (geometry: Geometry, radius: number, paint: string): string =>
  Array.from(
    { length: geometry.reels },
    (_, reel) =>
      `<rect x="${reelLeft(geometry, reel)}" y="${geometry.top}" width="${geometry.cell_width}" height="${windowHeight(geometry)}" rx="${radius}" ${paint}/>`,
  ).join('')

/** A polygon with corners on two circles in turn: suns, stars, cogs. */
export const burst = (x: number, y: number, outer: number, inner: number, points: number): string =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`
  }).join(' ')
