import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** An answer as it went over the wire: names and values of its head in turns, and its body in base64. */
export interface Recorded {
  readonly head: readonly string[]
  readonly body: string
}

/**
 * The floor under an answer: node:http without a framework that writes a recorded head and body to whoever asks, whatever
 * they ask for. Arguments: a port and the file of a `Recorded`.
 */
if (import.meta.main) {
  const [port, file = ''] = process.argv.slice(2)
  const { head, body } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const bytes = Buffer.from(body, 'base64')
  createServer((_request, response) => void response.writeHead(200, [...head]).end(bytes)).listen(Number(port), 'localhost')
}
