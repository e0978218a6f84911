/**
 * Could this be a phone number, as people write them? Digits enough, and nothing but what stands between them. For forms in the
 * browser: the server knows the numbers of every country, which is too much to send along.
 */
export const couldBePhone = (typed: string): boolean => {
  const plain = typed.trim().replaceAll(/[\s().\u2010-\u2015-]/g, '')
  return /^\+?\d{8,17}$/.test(plain)
}
