import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compress } from '#apps/server/web/encoding.ts'

const page = (bytes: number): Buffer => Buffer.from('<p class="tile">гра</p>'.repeat(Math.ceil(bytes / 26))).subarray(0, bytes)

/** The window that a stream of brotli names in its first bits, from 16 up (RFC 7932, 9.1). */
const windowBitsOf = ([first = 0]: Buffer): number => {
  if ((first & 1) === 0) return 16
  const [low, high] = [(first >> 1) & 7, (first >> 4) & 7]
  return low === 0 ? 17 + high : 17 + low
}

describe('bytes on their way to the browser', () => {
  test.each(['quick', 'thorough'] as const)('what was compressed (%s) is the page again', async (effort) => {
    const bytes = page(70_000)
    expect(brotliDecompressSync(await compress(bytes, 'br', effort))).toEqual(bytes)
    expect(gunzipSync(await compress(bytes, 'gzip', effort))).toEqual(bytes)
    expect(await compress(bytes, 'identity', effort)).toBe(bytes)
  })

  test.each([
    [65_520, 16],
    [65_521, 17],
    [70_000, 17],
    [200_000, 18],
  ])('performance 8: a page of %i bytes takes a window of %i bits and not of brotli’s 22', async (bytes, bits) => {
    const pressed = await compress(page(bytes), 'br', 'quick')
    expect(windowBitsOf(pressed)).toBeLessThanOrEqual(bits)
    expect(brotliDecompressSync(pressed).length).toBe(bytes)
  })
})
