let times = 0

/** The module's URL in a browser's error message. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '')?.[0]

/**
 * Loads a module. Browsers cache a failed import for the life of the page, so a retry uses a different URL: one lost connection
 * must not break this part of the site for good (ER-008).
 */
export const loadModule = async <T extends object>(load: () => Promise<T>, is_whole: (module: T) => boolean): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    const module = (await import(/* @vite-ignore */ `${address}?again=${++times}`)) as T
    // A chunk that contains several modules exports other names too.
    if (!is_whole(module)) throw error
    return module
  }
}
