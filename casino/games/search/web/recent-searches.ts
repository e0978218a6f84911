/** What was searched for on this device, newest first. */
const recent_key = 'openhouse.recent-searches'
export const most_recent = 6

/** The list after a search: the newest first, none twice, the oldest forgotten. Too short a text is not worth keeping. */
export const withSearch = (recent: readonly string[], name: string): string[] => {
  const text = name.trim()
  if (text.length < 2) return [...recent]
  const others = recent.filter((known) => known.toLowerCase() !== text.toLowerCase())
  return [text, ...others].slice(0, most_recent)
}

/** Reads what the storage kept; anything else than a list of texts is taken for nothing. */
export const parseRecent = (stored: string | null): string[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string').slice(0, most_recent) : []
  } catch {
    return []
  }
}

/** A browser may forbid storage; then nothing is remembered. */
export const readRecent = (): string[] => {
  try {
    return parseRecent(localStorage.getItem(recent_key))
  } catch {
    return []
  }
}

export const keepRecent = (recent: readonly string[]): void => {
  try {
    localStorage.setItem(recent_key, JSON.stringify(recent))
  } catch {
    // Without storage the search works all the same.
  }
}
