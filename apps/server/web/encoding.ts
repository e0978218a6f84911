import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What the browser takes, best first. */
export const encodingOf = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '')
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Quick for what one visitor sees once; thorough for what is kept. */
export const compress = async (bytes: Buffer, encoding: Encoding, effort: 'quick' | 'thorough'): Promise<Buffer> => {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipAsync(bytes, { level: effort === 'quick' ? 4 : 9 })
  return brotliAsync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
