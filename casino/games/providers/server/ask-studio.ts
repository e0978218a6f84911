import type { GameProvider } from '#kernel/config/game-provider-settings.ts'
import type { House } from '#kernel/house.ts'
import { signatureOf } from '../signature.ts'

/** A studio that has not answered by then is taken for silent. */
const timeout_ms = 5_000
const most_bytes = 1_000_000

/** Reads an answer of a studio, no more of it than fits: it is somebody else's program. */
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

/** Asks a studio, signed as the house. Throws where it does not answer, answers with an error or with something of another shape. */
export const askStudio = async <Answer>(
  house: House,
  provider: GameProvider,
  path: string,
  shape: { readonly Check: (value: unknown) => value is Answer },
): Promise<Answer> => {
  const url = new URL(provider.url + path)
  const time = String(Math.floor(house.clock.now().getTime() / 1000))
  const nonce = house.random.token()
  const signature = signatureOf(provider.key, { from: 'house', method: 'GET', path: url.pathname, time, nonce, body: '' })
  const response = await fetch(url, {
    headers: { 'x-time': time, 'x-nonce': nonce, 'x-signature': signature },
    // The signature is for this studio alone.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout_ms),
  })
  if (!response.ok) throw new Error(`the studio answered ${response.status}`)
  const answer: unknown = JSON.parse(await readBody(response))
  if (!shape.Check(answer)) throw new Error('the studio answered something of another shape')
  return answer
}
