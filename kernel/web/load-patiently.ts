const first_wait_ms = 1_000
const longest_wait_ms = 30_000

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a part of the page again and again until it is there. A line that drops for a moment must not cost the whole page: what the
 * server rendered of the part stands meanwhile, and its links work. On the server a part that fails to load is a mistake of ours.
 */
export const loadPatiently = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let wait_ms = first_wait_ms; ; wait_ms = Math.min(wait_ms * 2, longest_wait_ms)) {
    try {
      return await load()
    } catch (error) {
      if (typeof window === 'undefined') throw error
      await wait(wait_ms)
    }
  }
}
