import { useDocument } from '#kernel/web/document.tsx'
import { brandMarks } from '#ui/logos/brand-marks.ts'
import { wordmarks } from '#ui/logos/wordmarks.gen.ts'
import type { BrandName } from '#ui/tokens/roles.ts'

/** As in ui/brand-logo.tsx: where the word stands beside a mark of 40 units. */
const wordScale = 0.235
const wordStart = 50

/** The one icon of the first screen, after lucide's `search` (ISC): lucide itself comes with what comes later. */
const search =
  '<symbol id="icon-search" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m21 21-4.34-4.34"></path><circle cx="11" cy="11" r="8"></circle></g></symbol>'

const sprite = (brand: BrandName): string => {
  const { word, ground, shapes } = brandMarks[brand]
  const outline = wordmarks[word]
  const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"></path>`).join('')
  const mark = `<rect width="40" height="40" rx="11" fill="url(#logo-ground)"></rect>${paths}`
  const gradient = `<linearGradient id="logo-ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground[0]}"></stop><stop offset="1" stop-color="${ground[1]}"></stop></linearGradient>`
  const place = outline ? `translate(${wordStart - outline.left * wordScale} 28.4) scale(${wordScale})` : ''
  const letters = outline ? `<path d="${outline.d}" fill="currentColor" transform="${place}"></path>` : ''
  return `${gradient}<symbol id="logo-mark">${mark}</symbol><symbol id="logo-word">${letters}</symbol>${search}`
}

/** Width of the whole logo, where its height is 40. */
export const logoWidth = (brand: string): number => {
  const outline = wordmarks[brandMarks[brand as BrandName].word]
  return Math.ceil(outline ? wordStart + outline.width * wordScale + 1 : 40)
}

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
