import { createHash, timingSafeEqual } from 'node:crypto'

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares a given value with a secret in constant time, which reveals neither its content nor its length. */
export const isSameSecret = (given: string, secret: string): boolean => timingSafeEqual(hash(given), hash(secret))
