import type { Frame } from './frame.ts'

export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[]

const stopTags = (stops: Stops): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** A gradient from top to bottom. */
export const vertical = (id: string, stops: Stops): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopTags(stops)}</linearGradient>`

export const radial = (id: string, stops: Stops): string => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`

export const sky = ({ width, height }: Frame, id: string, stops: Stops): string =>
  `<defs>${vertical(id, stops)}</defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`

/** A soft round light. */
export const light = (id: string, x: number, y: number, radius: number, stops: Stops): string =>
  `<defs>${radial(id, stops)}</defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`

/** Darkens a picture downwards from a share of its height, so that the title is readable. From `solid` on the dark is opaque. */
export const footVeil = ({ width, height }: Frame, colour: string, from: number, solid: number): string =>
  `<defs>${vertical('foot', [
    [0, colour, 0],
    [solid, colour, 0.92],
  ])}</defs><rect y="${height * from}" width="${width}" height="${height * (1 - from)}" fill="url(#foot)"/>`
