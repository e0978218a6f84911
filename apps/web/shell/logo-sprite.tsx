import { useDocument } from '#kernel/web/document.tsx'
import { brandMarks } from '#ui/logos/brand-marks.ts'
import { logoWidth, wordTransform } from '#ui/logos/logo-geometry.ts'
import { wordmarks } from '#ui/logos/wordmarks.gen.ts'
import type { BrandName } from '#ui/tokens/roles.ts'

/** The one icon of the first screen, after lucide's `search` (ISC): lucide itself comes with what comes later. */
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

/** Width of a brand's whole logo in whole units, where its height is 40. */
export const logoWidthOf = (brand: string): number => Math.ceil(logoWidth(wordmarks[brandMarks[brand as BrandName].word]))

const inPage = (): string => document.getElementById('logo-sprite')?.innerHTML ?? ''

/**
 * The brand's drawings, once in the document: every logo of the page points here. Only the server draws them; the browser
 * keeps what came with the page, so that four brands' outlines are no part of its scripts.
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
