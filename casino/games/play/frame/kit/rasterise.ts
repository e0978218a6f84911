/** An SVG text as an address that a picture may have. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Masks and filters of an SVG are computed in its own pixels: drawn larger and made small, their edges are smooth. */
const finer = 3

/** Draws an SVG text into a canvas of so many physical pixels. A picture from a data address leaves the canvas readable. */
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

/** How much taller than itself a picture gets when it is smeared: nothing of the smear is cut off. */
export const smear_growth = 1.44

/** Two copies of a picture, half a reach up and half a reach down, laid into one another. */
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

/** The same picture as a quick eye sees it going by: smeared along its way. Each pass doubles the copies, so none is seen by itself. */
export const smeared = (sharp: HTMLCanvasElement): HTMLCanvasElement => {
  const height = Math.round(sharp.height * smear_growth)
  let picture = sharp
  for (let reach = sharp.height * 0.22; reach >= 1; reach /= 2) picture = averaged(picture, height, reach)
  return picture
}

/** Puts an icon's SVG text inside another SVG, at a place and in a size of its own. */
export const placed = (icon: string, x: number, y: number, size: number, style = ''): string =>
  icon.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" ${style} `).trim()
