import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brandMarks } from '#ui/logos/brand-marks.ts'
import { faviconSvg } from '#ui/logos/favicon.ts'
import { wordTransform } from '#ui/logos/logo-geometry.ts'
import { wordmarks } from '#ui/logos/wordmarks.gen.ts'
import type { BrandName } from '#ui/tokens/roles.ts'

const heroes = new URL('../../web/public/art/heroes/', import.meta.url)

const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (side / 40) })
    .resize(side, side)
    .png()
    .toBuffer()

/** The brand's icon for apps and browser tabs, in the sizes and shapes that devices ask for. */
export const iconPng = (brand: BrandName, side: number): Promise<Buffer> => png(faviconSvg(brand), side)

/** The same filled to the edges, for devices that mask the corners themselves. */
export const fullIconPng = (brand: BrandName, side: number, margin: number): Promise<Buffer> =>
  png(faviconSvg(brand, { corner: 0, margin }), side)

/** An .ico file with one 32 px PNG. */
export const faviconIco = async (brand: BrandName): Promise<Buffer> => {
  const side = 32
  const picture = await iconPng(brand, side)
  const head = Buffer.alloc(22)
  // Header (reserved, type icon, one image), then width, height, colour planes, bits, length and offset.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

export const share = { width: 1200, height: 630 } as const

/** The preview image of a link to the site (Open Graph): the brand's scene with its name. */
export const sharePicture = async (brand: BrandName): Promise<Buffer> => {
  const scene = await readFile(new URL(`${brand}.svg`, heroes))
  const mark = faviconSvg(brand).replace('<svg ', '<svg x="0" y="0" width="40" height="40" ')
  const word = wordmarks[brandMarks[brand].word]
  const letters = word ? `<path d="${word.d}" fill="#fff" transform="${wordTransform(word)}"/>` : ''
  const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="${share.width}" height="${share.height}"><defs><linearGradient id="dim" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#000" stop-opacity=".62"/><stop offset=".62" stop-color="#000" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#dim)"/><g transform="translate(64 56) scale(2.2)">${mark}${letters}</g></svg>`
  return sharp(scene)
    .resize(share.width, share.height, { fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(sign) }])
    .jpeg({ quality: 84 })
    .toBuffer()
}
