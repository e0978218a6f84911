import type { BrandName } from '../tokens/roles.ts'
import { brandMarks } from './brand-marks.ts'

interface IconForm {
  /** Corner radius of the background, in units of a mark of 40; 0 where the device masks the corners. */
  readonly corner: number
  /** Margin around the mark, in the same units: the area that a device may cut off. */
  readonly margin: number
}

/** A brand's mark as an SVG file: favicon, and icon of the installed app. */
export const faviconSvg = (brand: BrandName, { corner, margin }: IconForm = { corner: 10, margin: 0 }): string => {
  const { ground, shapes } = brandMarks[brand]
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const side = 40 + 2 * margin
  const place = margin === 0 ? '' : ` x="${-margin}" y="${-margin}"`
  const box = margin === 0 ? '0 0 40 40' : `${-margin} ${-margin} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${gradient}</defs><rect${place} width="${side}" height="${side}" rx="${corner}" fill="url(#g)"/>${paths}</svg>\n`
}
