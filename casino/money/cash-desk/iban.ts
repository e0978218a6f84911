/** How long an IBAN is, by the country that it begins with (the registry of IBAN formats, as far as the house pays). */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MD: 24,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
  UA: 29,
}

/** The remainder of a long number of digits, piece by piece: it does not fit into a JavaScript number. */
const mod97 = (digits: string): number => {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** What a person typed as an IBAN, as banks write it: without spaces, in capitals. Null for what is none: country, length or check digits. */
export const typedIban = (typed: string): string | null => {
  const iban = typed.replaceAll(/[\s\u00a0-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || iban.length !== lengths[iban.slice(0, 2)]) return null
  // ISO 7064: the first four characters go to the end, letters become numbers from 10 on, and the rest of 97 is 1.
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) => String(Number.parseInt(character, 36))).join('')
  return mod97(digits) === 1 ? iban : null
}

/** An IBAN as it is shown back: enough to know one's own, too little for anybody else. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
