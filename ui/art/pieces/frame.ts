/** The shapes in which a picture is needed, and the units it is drawn in. */
export const frames = {
  tall: { width: 600, height: 800 },
  square: { width: 640, height: 640 },
  wide: { width: 1600, height: 600 },
} as const

export type Shape = keyof typeof frames
export type Frame = { readonly width: number; readonly height: number }

export const svgDocument = ({ width, height }: Frame, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`

/** Numbers in paths keep one digit after the point. */
export const n = (value: number): string => String(Number(value.toFixed(1)))
