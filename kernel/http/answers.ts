import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#kernel/refusals/refusal.ts'
import type { Messages } from '#kernel/i18n/messages.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** `{ success: false, error, message, errors?, …details }`: a code for the client and a message for the person. */
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
 * Sends JSON. Throws on a bigint, because amounts must pass through `toWire`. ASCII is sent as a string, which Node writes together
 * with the headers; other text as bytes, because Node would encode both slowly.
 */
export const sendJson = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  sendJsonText(reply, status, JSON.stringify(body))

/** The same for JSON text. */
export const sendJsonText = (reply: FastifyReply, status: number, json: string): FastifyReply =>
  reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(Buffer.byteLength(json) === json.length ? json : Buffer.from(json))

/**
 * A response whose JSON is already written, including `success`: for lists that are the same for many visitors and expensive to
 * build (performance design 7). Only for endpoints that read. A browser with the same `etag` gets 304.
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

/** A file response that is generated while it is sent, so that any length takes constant memory. Only for endpoints that read. */
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

/** Redirects the whole browser: status 301 with the address in the body and no Location header, never cached. */
export class Moved extends Error {
  readonly redirect_url: string
  constructor(redirect_url: string) {
    super('moved')
    this.redirect_url = redirect_url
  }
}
