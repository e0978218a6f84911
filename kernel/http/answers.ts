import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#kernel/refusals/refusal.ts'
import type { Messages } from '#kernel/i18n/messages.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** `{ success: false, error, message, errors?, …details }`: the code for the client, the message for the person. */
export const refusalBody = (refusal: Refusal, messages: Messages, language: Language): Record<string, unknown> => {
  const errors = refusal.field_errors
    ? Object.fromEntries(Object.entries(refusal.field_errors).map(([field, code]) => [field, messages.format(language, code, {})]))
    : undefined
  const body: Record<string, unknown> = {
    ...refusal.details,
    success: false,
    error: refusal.details['error'] ?? refusal.code,
    message: messages.format(language, refusal.code, refusal.details),
  }
  if (errors) body['errors'] = errors
  return body
}

/**
 * JSON of an answer. A bigint in it is a programming error: amounts cross the wire through `toWire`. Plain ASCII goes as text, which
 * Node writes together with the head; with Cyrillic in it Node would encode both, slowly, so that it goes as bytes.
 */
export const sendJson = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  sendWritten(reply, status, JSON.stringify(body))

/** The same for JSON that is written already. */
export const sendWritten = (reply: FastifyReply, status: number, json: string): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(Buffer.byteLength(json) === json.length ? json : Buffer.from(json))

/**
 * An answer whose JSON is already written, envelope included: for lists that are the same for many and dear to write
 * (performance design 7). Only for endpoints that read. A browser that has the same `etag` gets 304.
 */
export class Prebuilt {
  readonly json: Buffer
  readonly etag: string
  constructor(json: Buffer, etag: string) {
    this.json = json
    this.etag = `"${etag}"`
  }
}

export const sendPrebuilt = (request: FastifyRequest, reply: FastifyReply, { json, etag }: Prebuilt): FastifyReply => {
  reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'x-language, accept-language' })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.status(200).header('content-type', 'application/json; charset=utf-8').send(json)
}

/** An answer that is a file and written while it is sent, for one of any length in constant memory. Only for endpoints that read. */
export class StreamedFile {
  readonly name: string
  readonly content_type: string
  readonly chunks: AsyncIterable<string>
  constructor(name: string, content_type: string, chunks: AsyncIterable<string>) {
    this.name = name
    this.content_type = content_type
    this.chunks = chunks
  }
}

export const sendStreamed = (reply: FastifyReply, { name, content_type, chunks }: StreamedFile): FastifyReply =>
  reply
    .status(200)
    .headers({ 'content-type': content_type, 'content-disposition': `attachment; filename="${name}"` })
    .send(Readable.from(chunks, { highWaterMark: 1 }))

/** A move of the whole browser: status 301 with the address in the body and no Location, never cached. */
export class Moved extends Error {
  readonly redirect_url: string
  constructor(redirect_url: string) {
    super('moved')
    this.redirect_url = redirect_url
  }
}
