import type { House } from '#kernel/house.ts'
import { signatureOf, type Signed } from '#kernel/http/signed-calls.ts'

/** Who has not answered by then is taken for silent. */
const timeout_ms = 5_000
const most_bytes = 1_000_000

/** Reads an answer, no more of it than fits: it is somebody else's program. */
const readBody = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > most_bytes) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

interface Question {
  readonly url: string
  readonly key: string
  /** Who asks, in the first line of what is signed. */
  readonly from: string
  /** Sent as JSON by POST; without it the question is a GET. */
  readonly content?: object
}

/** Asks another program by a signed call. Throws where it does not answer in time, or answers with an error. */
export const askSigned = async (
  house: House,
  { url: address, key, from, content }: Question,
): Promise<{ readonly answer: unknown; readonly asked: Signed }> => {
  const url = new URL(address)
  const asked: Signed = {
    from,
    method: content === undefined ? 'GET' : 'POST',
    path: url.pathname,
    time: String(Math.floor(house.clock.now().getTime() / 1000)),
    nonce: house.random.token(),
    body: content === undefined ? '' : JSON.stringify(content),
  }
  const response = await fetch(url, {
    method: asked.method,
    headers: {
      'x-time': asked.time,
      'x-nonce': asked.nonce,
      'x-signature': signatureOf(key, asked),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    },
    ...(content !== undefined && { body: asked.body }),
    // The signature is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
  })
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
  return { answer: JSON.parse(await readBody(response)) as unknown, asked }
}
