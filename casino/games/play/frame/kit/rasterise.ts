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

/** Places an icon's SVG text inside another SVG at the given position and size. */
export const placed = (icon: string, x: number, y: number, size: number, style = ''): string =>
  icon.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" ${style} `).trim()
