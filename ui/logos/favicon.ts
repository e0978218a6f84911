import type { BrandName } from '../tokens/roles.ts'
import { brandMarks } from './brand-marks.ts'

/** A brand's mark as a file of its own: the favicon, and the picture of an installed app. */
export const faviconSvg = (brand: BrandName): string => {
  const { ground, shapes } = brandMarks[brand]
  const gradient = `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>`
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs>${gradient}</defs><rect width="40" height="40" rx="10" fill="url(#g)"/>${paths}</svg>\n`
}
