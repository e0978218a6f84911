import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuse } from '../contract.ts'
import { kept_side_px, least_side_px, most_pixels, pictureTypes } from '../document-rules.ts'

// One thread decodes pictures: an upload must not take processor time from rounds.
sharp.concurrency(1)
sharp.cache(false)

/** The header gives the size before decoding, so a picture that would fill the memory is refused unopened. */
const refuseBySize = async (sent: Buffer): Promise<void> => {
  const { width, height } = await sharp(sent, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => refuse('document-no-picture'))
  if (width * height > most_pixels) refuse('document-too-large')
  if (Math.min(width, height) < least_side_px) refuse('document-too-small')
}

/**
 * Decodes an uploaded picture and writes it anew as an upright JPEG without metadata (location, owner), which removes anything
 * hidden in the file. Refuses what is not a picture.
 */
export const safePicture = async (sent: Buffer): Promise<Buffer> => {
  const type = await fileTypeFromBuffer(sent).catch(() => undefined)
  if (!type || !pictureTypes.has(type.mime)) return refuse('document-no-picture')
  await refuseBySize(sent)
  return sharp(sent, { limitInputPixels: most_pixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: kept_side_px, height: kept_side_px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer()
    .catch(() => refuse('document-no-picture'))
}
