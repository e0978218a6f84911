import { createHash } from 'node:crypto'

/** The link has 256 random bits, so a plain hash is enough. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(`not-me\0${token}`).digest()
