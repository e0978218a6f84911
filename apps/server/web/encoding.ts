import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings that the browser accepts, best first. */
export const encodingOf = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * Brotli window size in bits, large enough for a page. With the default of 4 MB the output is the same, but V8 counts the encoder's
 * memory as ours and runs full collections every few dozen pages.
 */
const windowOf = (bytes: Buffer): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))))

/** `quick` for a response sent once, `thorough` for one that is cached. */
export const compress = async (bytes: Buffer, encoding: Encoding, effort: 'quick' | 'thorough'): Promise<Buffer> => {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipAsync(bytes, { level: effort === 'quick' ? 4 : 9 })
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
    },
  })
}
