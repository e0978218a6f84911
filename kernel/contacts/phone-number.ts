/** How people write their own numbers at home: what the country's code replaces. */
const national: Readonly<Record<string, { readonly pattern: RegExp; readonly code: string }>> = {
  UA: { pattern: /^0(?=\d{9}$)/, code: '+380' },
  GB: { pattern: /^0(?=\d{10}$)/, code: '+44' },
  PL: { pattern: /^(?=\d{9}$)/, code: '+48' },
}

/**
 * `+` and 8 to 15 digits (E.164) from however a number is written: with spaces, brackets, 00, without the plus, or as in
 * its country. Undefined when it is none.
 */
export const phoneOf = (typed: string, country: string): string | undefined => {
  const plain = typed.trim().replaceAll(/[\s().\u2010-\u2015-]/g, '')
  const home = national[country]
  const at_home = home?.pattern.test(plain) ? plain.replace(home.pattern, home.code) : plain
  const full = /^00\d/.test(at_home) ? `+${at_home.slice(2)}` : /^[1-9]\d{9,14}$/.test(at_home) ? `+${at_home}` : at_home
  return /^\+[1-9]\d{7,14}$/.test(full) ? full : undefined
}
