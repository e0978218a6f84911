import type { RevealedRound } from '../verify-round.ts'
import { roundLine } from './round-form.ts'

/** In single quotes, so that a shell takes every character as it is. */
const quoted = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`

/** The fingerprint of a server seed, by openssl. */
export const hashCommand = ({ server_seed }: RevealedRound): string => `printf '%s' ${quoted(server_seed)} | openssl dgst -sha256`

/** The first block of a round's bytes, by openssl. */
export const hmacCommand = ({ server_seed, client_seed, nonce }: RevealedRound): string =>
  `printf '%s' ${quoted(`${client_seed}:${nonce}:0`)} | openssl dgst -sha256 -hmac ${quoted(server_seed)}`

/** The whole round, by the script in another language. */
export const scriptCommand = (round: RevealedRound): string =>
  `echo ${quoted(roundLine(round))} | python3 verify-rounds.py definitions.json`
