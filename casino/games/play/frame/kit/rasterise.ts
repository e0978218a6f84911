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

/** The same picture as a quick eye sees it going by: smeared along its way. */
export const smeared = (sharp: HTMLCanvasElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = sharp.width
  canvas.height = sharp.height
  const context = canvas.getContext('2d')
  if (!context) return sharp
  const copies = 9
  context.globalAlpha = 0.2
  for (let copy = 0; copy < copies; copy += 1) context.drawImage(sharp, 0, ((copy - (copies - 1) / 2) / copies) * sharp.height * 0.42)
  return canvas
}

/** Puts an icon's SVG text inside another SVG, at a place and in a size of its own. */
export const placed = (icon: string, x: number, y: number, size: number, style = ''): string =>
  icon.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" overflow="visible" ${style} `).trim()
