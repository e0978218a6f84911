const quarter_s = 15 * 60
const day_s = 24 * 60 * 60

/**
 * reliability 18: guesses at a code by strangers, in a quarter of an hour and in a day; a device that got in before has
 * tries of its own, so that nobody can use up the owner's.
 */
export const codesByPlayer = { name: 'second-factor-by-player', count: 5, window_s: quarter_s }
export const codesByPlayerInDay = { name: 'second-factor-by-player-in-day', count: 20, window_s: day_s }
export const codesByDevice = { name: 'second-factor-by-device', count: 5, window_s: quarter_s }
export const codesByDeviceInDay = { name: 'second-factor-by-device-in-day', count: 20, window_s: day_s }
/** Challenges for passkeys that one address may ask for; the log-in window asks for one each time it opens. */
export const challengesByAddress = { name: 'passkey-challenges-by-address', count: 60, window_s: 10 * 60 }
/** Proofs by password at an open session. */
export const passwordsByPlayer = { name: 'proof-passwords-by-player', count: 5, window_s: quarter_s }

export const recoveryCodeCount = 10
export const mostPasskeys = 10
/** A challenge waits this long for the player's finger. */
export const challenge_life_ms = 5 * 60 * 1000
/** One conditional request may stand in the log-in window for as long as the window is read. */
export const sign_in_challenge_life_ms = 15 * 60 * 1000

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
export const step_s = 30
export const codeDigits = 6

export type ProofWay = 'password' | 'code' | 'passkey'

/** How a player shows that it is them: with a second factor a password alone shows nothing; a password that nobody knows neither. */
export const proofWaysOf = (player: {
  readonly asks_second_factor: boolean
  readonly has_auto_password: boolean
  readonly has_passkey: boolean
}): ProofWay[] => [
  ...(player.asks_second_factor ? (['code'] as const) : player.has_auto_password ? [] : (['password'] as const)),
  ...(player.has_passkey ? (['passkey'] as const) : []),
]

/** Crockford's base 32: nothing in it reads as something else, so what was misread is put right. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 bits as `abcd-efgh-jkmn-pqrs`, from 16 random bytes of which five bits each are taken. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 16)]
    .map((byte) => alphabet[byte & 31])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** One form for every way to type a recovery code; undefined when it is none. */
export const typedRecoveryCode = (typed: string): string | undefined => {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return /^[0-9a-hjkmnp-tv-z]{16}$/.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : undefined
}

/** Six digits, however they are spaced; undefined when it is no such code. */
export const typedCode = (typed: string): string | undefined => {
  const plain = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(plain) ? plain : undefined
}

/** What a player calls a passkey: one line of text, trimmed; undefined when it is none. */
export const passkeyNameOf = (typed: string): string | undefined => {
  const name = typed
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return name.length >= 1 && name.length <= 60 ? name : undefined
}
