import { item } from './item.ts'

/** An SVG text as a data URL. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** SVG masks and filters are computed at the SVG's own resolution: drawn larger and scaled down, their edges are smooth. */
const finer = 3

/** Draws an SVG text into a canvas of the given size in physical pixels. A data URL keeps the canvas readable. */
export const rasterise = async (svg: string, width: number, height: number): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const image = new Image()
  const size = `width="${canvas.width * finer}" height="${canvas.height * finer}"`
  image.src = svgUrl(svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, `$1 ${size}`))
  await image.decode()
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** How much taller a motion-blurred picture is, so that none of the blur is cut off. */
export const smear_growth = 1.44

/** Blends two copies of a picture, half the distance up and half the distance down. */
const averaged = (picture: HTMLCanvasElement, height: number, reach: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return picture
  const top = (height - picture.height) / 2
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha = 0.5
  context.drawImage(picture, 0, top - reach / 2)
  context.drawImage(picture, 0, top + reach / 2)
  return canvas
}

/** The same picture with vertical motion blur. Each pass doubles the number of copies, so that no single copy is visible. */
export const smeared = (sharp: HTMLCanvasElement): HTMLCanvasElement => {
  const height = Math.round(sharp.height * smear_growth)
  let picture = sharp
  for (let reach = sharp.height * 0.22; reach >= 1; reach /= 2) picture = averaged(picture, height, reach)
  return picture
}

/** The same picture, each colour in it multiplied by another (0xrrggbb). */
export const tinted = (picture: HTMLCanvasElement, colour: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) return picture
  context.drawImage(picture, 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`
  context.fillRect(0, 0, canvas.width, canvas.height)
  // The colour fell on everything: only the picture stays.
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(picture, 0, 0)
  return canvas
}

interface Room {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Draws a picture into some room with its corners as they are, unless both don't fit, and the rest between them stretched. */
export const stretched = (context: CanvasRenderingContext2D, picture: HTMLCanvasElement, corner: number, room: Room): void => {
  const kept = Math.min(corner, room.width / 2, room.height / 2)
  /** Where each of the three parts begins along one side, and how long it is. */
  const parts = (begin: number, length: number, edge: number) =>
    [
      [begin, edge],
      [begin + edge, length - edge * 2],
      [begin + length - edge, edge],
    ] as const
  const columns = parts(room.left, room.width, kept)
  const rows = parts(room.top, room.height, kept)
  context.imageSmoothingQuality = 'high'
  for (const [column, [from_x, from_width]] of parts(0, picture.width, corner).entries())
    for (const [row, [from_y, from_height]] of parts(0, picture.height, corner).entries()) {
      const [[x, width], [y, height]] = [item(columns, column), item(rows, row)]
      if (width > 0 && height > 0) context.drawImage(picture, from_x, from_y, from_width, from_height, x, y, width, height)
    }
}

/** Places an icon's SVG text inside another SVG at the given position and size. */
export const placed = (icon: string, x: number, y: number, size: number, style = ''): string =>
  icon.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" ${style} `).trim()
