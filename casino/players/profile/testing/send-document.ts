import sharp from 'sharp'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'

/** A test photo that passes the site's checks. */
export const photo = (side_px = 400, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: side_px, height: side_px + 100, channels: 3, background: '#88aacc' } })
    .toFormat(format)
    .toBuffer()

interface Part {
  readonly name: string
  readonly value: string | Buffer
  readonly file?: { readonly name: string; readonly type: string }
}

const boundary = 'testing-boundary-7d3'

const written = ({ name, value, file }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(file ? `; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n` : '\r\n\r\n'),
    Buffer.isBuffer(value) ? value : Buffer.from(value),
    Buffer.from('\r\n'),
  ])

/** Sends a multipart form as a browser would. */
export const sendForm = async (t: TestHouse, visitor: TestVisitor, url: string, parts: readonly Part[]) => {
  const response = await t.app.inject({
    method: 'POST',
    url,
    cookies: Object.fromEntries(visitor.cookies),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([...parts.map(written), Buffer.from(`--${boundary}--\r\n`)]),
  })
  return {
    status: response.statusCode,
    body: response.json() as { success: boolean; error?: string; data: { id: number; status: string } },
  }
}

/** Uploads a document of a type, with any file name and claimed content type. */
export const sendDocument = (
  t: TestHouse,
  visitor: TestVisitor,
  sent: Buffer,
  { type = 'identity', name = 'photo.jpg', claimed = 'image/jpeg' } = {},
) =>
  sendForm(t, visitor, '/rest/player/documents/', [
    { name: 'type', value: type },
    { name: 'file', value: sent, file: { name, type: claimed } },
  ])
