import type { BrandName } from '../tokens/roles.ts'
import { brandMarks } from './brand-marks.ts'

interface IconForm {
  /** Corners of the ground, in units of a mark of 40; 0 where the device cuts its own. */
  readonly corner: number
  /** Ground around the mark, in the same units: what a device may cut away. */
  readonly margin: number
}

/** A brand's mark as a file of its own: the favicon, and the picture of an installed app. */
export const faviconSvg = (brand: BrandName, { corner, margin }: IconForm = { corner: 10, margin: 0 }): string => {
  const { ground, shapes } = brandMarks[brand]
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const side = 40 + 2 * margin
  const place = margin === 0 ? '' : ` x="${-margin}" y="${-margin}"`
  const box = margin === 0 ? '0 0 40 40' : `${-margin} ${-margin} ${side} ${side}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${gradient}</defs><rect${place} width="${side}" height="${side}" rx="${corner}" fill="url(#g)"/>${paths}</svg>\n`
}
