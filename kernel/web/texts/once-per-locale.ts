/** Caches what `make` returns per locale (there are three): Intl formatters take about 50 µs to create and are used for every tile. */
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
