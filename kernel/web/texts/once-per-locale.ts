/**
 * Intl's formatters are dear to make (some 50 µs) and cheap to use, and a page uses one for every tile. Keeps what `make`
 * gave for a locale; there are three of them.
 */
export const oncePerLocale = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const made = new Map<string, T>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) return known
    const value = make(locale)
    made.set(locale, value)
    return value
  }
}
