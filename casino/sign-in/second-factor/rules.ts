const quarter_s = 15 * 60
const day_s = 24 * 60 * 60

/**
 * reliability 18: guesses of a code by unknown devices, per quarter of an hour and per day; a known device has its own limit, so
 * that strangers cannot use up the owner's.
 */
export const codesByPlayer = { name: 'second-factor-by-player', count: 5, window_s: quarter_s }
export const codesByPlayerInDay = { name: 'second-factor-by-player-in-day', count: 20, window_s: day_s }
export const codesByDevice = { name: 'second-factor-by-device', count: 5, window_s: quarter_s }
export const codesByDeviceInDay = { name: 'second-factor-by-device-in-day', count: 20, window_s: day_s }
/** Passkey challenges per address; the log-in window requests one each time it opens. */
export const challengesByAddress = { name: 'passkey-challenges-by-address', count: 60, window_s: 10 * 60 }
/** Re-authentications by password in an open session. */
export const passwordsByPlayer = { name: 'proof-passwords-by-player', count: 5, window_s: quarter_s }

export const recoveryCodeCount = 10
export const mostPasskeys = 10
/** How long a passkey challenge is valid. */
export const challenge_life_ms = 5 * 60 * 1000
/** A conditional request stays pending while the log-in window is open, so its challenge is valid longer. */
export const sign_in_challenge_life_ms = 15 * 60 * 1000

/** RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, 30 seconds. */
export const step_s = 30
export const codeDigits = 6

export type ProofWay = 'password' | 'code' | 'passkey'

/** How a player can re-authenticate: a password is not enough with a second factor, and impossible if it is a generated one. */
export const proofWaysOf = (player: {
  readonly asks_second_factor: boolean
  readonly has_auto_password: boolean
  readonly has_passkey: boolean
}): ProofWay[] => [
  ...(player.asks_second_factor ? (['code'] as const) : player.has_auto_password ? [] : (['password'] as const)),
  ...(player.has_passkey ? (['passkey'] as const) : []),
]

/** Crockford's base 32, which has no ambiguous characters: misread ones are corrected. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 bits as `abcd-efgh-jkmn-pqrs`, from 16 random bytes, five bits of each. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 16)]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** Normalises a typed recovery code; undefined if it is none. */
export const typedRecoveryCode = (typed: string): string | undefined => {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : undefined
}

/** Normalises six digits with any spacing; undefined if it is no code. */
export const typedCode = (typed: string): string | undefined => {
  const plain = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(plain) ? plain : undefined
}

/** Normalises the name of a passkey: one trimmed line of text; undefined if empty or too long. */
export const passkeyNameOf = (typed: string): string | undefined => {
  const name = typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return name.length >= 1 && name.length <= 60 ? name : undefined
}
