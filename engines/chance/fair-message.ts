/**
 * The stream of bytes that a provably fair draw reads, the same on the server, in the browser and in the independent
 * verifier: block number `cursor` is HMAC-SHA256(key = the server seed's text, message = "clientSeed:nonce:cursor"),
 * 32 bytes each, cursor 0, 1, 2 and so on. Seeds are used as the text that the player sees, not as decoded bytes, so
 * that any SHA-256 or HMAC tool gives the same answer from a paste.
 */
export const blockBytes = 32

/** What a client seed may be. Plain ASCII, so that no two spellings of one text give two different hashes. */
export const clientSeedPattern = /^[A-Za-z0-9_-]{1,64}$/
/** What a server seed is: 32 bytes as lower-case hexadecimal digits. */
export const serverSeedPattern = /^[0-9a-f]{64}$/

/** The message of one block. RangeError for a client seed, nonce or cursor that no honest draw can have. */
export const fairMessage = (client_seed: string, nonce: number, cursor: number): string => {
  if (!clientSeedPattern.test(client_seed)) throw new RangeError('a client seed is 1 to 64 letters, digits, dashes or underscores')
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number, zero or more')
  if (!Number.isSafeInteger(cursor) || cursor < 0) throw new RangeError('a cursor is a whole number, zero or more')
  return `${client_seed}:${nonce}:${cursor}`
}
