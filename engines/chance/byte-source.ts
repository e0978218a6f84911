/**
 * The source of an engine's randomness: a stream of independent uniform bytes. The server uses the provably fair source, the
 * simulator a fast generator, tests a fixed list. An engine does not know which.
 */
export interface ByteSource {
  /** The next byte of the stream, 0 to 255. */
  nextByte(): number
}

/** Thrown by a finite source when an engine asks for more bytes than it holds. */
export class BytesExhausted extends Error {
  constructor() {
    super('the byte source holds no more bytes')
    this.name = 'BytesExhausted'
  }
}

/** A finite source over bytes that are already known. Throws BytesExhausted behind the last one. */
export const bytesSource = (bytes: ArrayLike<number>): ByteSource => {
  let position = 0
  return {
    nextByte: () => {
      const byte = bytes[position]
      if (byte === undefined) throw new BytesExhausted()
      position += 1
      return byte
    },
  }
}
