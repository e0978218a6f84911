const one = String.raw`[A-Z]{2,3}-\d{3}[a-z]?`
const pattern = new RegExp(String.raw`\b(${one})(?: … (${one}))?\b`, 'g')

/** Every row id in a text; `EN-003 … EN-011` includes those in between. */
export const rowIdsIn = (text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, from = '', to]) => {
    if (to === undefined) return [from]
    const [code, first] = [from.slice(0, -3), Number(from.slice(-3))]
    const last = Number(to.slice(-3))
    if (!to.startsWith(code) || last < first) throw new Error(`"${text}" names a range that is none`)
    return Array.from({ length: last - first + 1 }, (_, index) => `${code}${String(first + index).padStart(3, '0')}`)
  })
