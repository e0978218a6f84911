let times = 0

/** The address of the module that did not come, as browsers name it in their error. */
const addressIn = (error: unknown): string | undefined => /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '')?.[0]

/**
 * Loads a module. Browsers keep the failure of an import for the life of the page and never ask again, so one that failed is asked for
 * under an address of its own: a line that dropped once must not cost the visitor this part of the site for good (ER-008).
 */
export const loadModule = async <T extends object>(load: () => Promise<T>, is_whole: (module: T) => boolean): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    const module = (await import(/* @vite-ignore */ `${address}?again=${++times}`)) as T
    // A file that holds more than this module has other names in it.
    if (!is_whole(module)) throw error
    return module
  }
}
