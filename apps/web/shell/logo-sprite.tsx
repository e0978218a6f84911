import { useDocument } from '#kernel/web/document.tsx'
import { brandMarks } from '#ui/logos/brand-marks.ts'
import { logoWidth, wordTransform } from '#ui/logos/logo-geometry.ts'
import { wordmarks } from '#ui/logos/wordmarks.gen.ts'
import type { BrandName } from '#ui/tokens/roles.ts'

/** The only icon of the first screen, lucide's `search` (ISC); lucide itself loads later. */
const search =
  '<symbol id="icon-search" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m21 21-4.34-4.34"></path><circle cx="11" cy="11" r="8"></circle></g></symbol>'

const sprite = (brand: BrandName): string => {
  const { word, ground, shapes } = brandMarks[brand]
  const outline = wordmarks[word]
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"></path>`).join('')
  const mark = `<rect width="40" height="40" rx="11" fill="url(#logo-ground)"></rect>${paths}`
  const gradient = `<linearGradient id="logo-ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"></stop><stop offset="1" stop-color="${ground[1]}"></stop></linearGradient>`
  const letters = outline ? `<path d="${outline.d}" fill="currentColor" transform="${wordTransform(outline)}"></path>` : ''
  return `${gradient}<symbol id="logo-mark">${mark}</symbol><symbol id="logo-word">${letters}</symbol>${search}`
}

/** Width of a brand's logo, rounded up, at a height of 40. */
export const logoWidthOf = (brand: string): number => Math.ceil(logoWidth(wordmarks[brandMarks[brand as BrandName].word]))

const inPage = (): string => document.getElementById('logo-sprite')?.innerHTML ?? ''

/**
 * The brand's logo shapes, once per document: every logo on the page references them. Rendered on the server only, so that the
 * outlines of four brands are not part of the scripts.
 */
export const LogoSprite = () => {
  const { brand } = useDocument()
  const html = import.meta.env.SSR ? sprite(brand as BrandName) : inPage()
  return (
    <svg
      id="logo-sprite"
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
