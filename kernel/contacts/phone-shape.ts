/**
 * Whether a text looks like a phone number: enough digits, and only the usual separators. For forms in the browser; the full number
 * tables are on the server because they are too large to send.
 */
export const couldBePhone = (typed: string): boolean => {
  const plain = typed.trim().replaceAll(/[\s().\u2010-\u2015-]/g, '')
  return /^\+?\d{8,17}$/.test(plain)
}
