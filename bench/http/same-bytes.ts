import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A response as received: header names and values alternating, and its body in base64. */
export interface Recorded {
  readonly head: readonly string[]
  readonly body: string
}

/**
 * The minimum cost of a response: node:http without a framework, writing recorded headers and body to every request. Arguments: a
 * port and the file of a `Recorded`.
 */
if (import.meta.main) {
  const [port, file = ''] = process.argv.slice(2)
  const { head, body } = JSON.parse(readFileSync(file, 'utf8')) as Recorded
  const bytes = Buffer.from(body, 'base64')
  createServer((_request, response) => void response.writeHead(200, [...head]).end(bytes)).listen(Number(port), 'localhost')
}
