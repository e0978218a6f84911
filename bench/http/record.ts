import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Recorded } from './same-bytes.ts'

/** Headers that Node writes by itself. */
const of_node = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** Requests once and records headers and body as received, still compressed. Throws on any response that is not a 200. */
export const record = async (url: string, headers: Readonly<Record<string, string>>): Promise<Recorded> => {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
  const { rawHeaders } = answer
  const head = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !of_node.includes(name.toLowerCase()) ? [name, rawHeaders[index + 1] ?? ''] : [],
  )
  return { head, body: (await buffer(answer)).toString('base64') }
}
