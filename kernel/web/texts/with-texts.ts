import { textsLoaded, requestTexts } from '#kernel/web/texts/load-texts.ts'

/** Loads code of a slice together with the slice's texts. */
export const withTexts =
  <T>(source: string, load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    requestTexts(source)
    // A failure is reported to the caller below.
    textsLoaded().catch(() => undefined)
    const module = await load()
    await textsLoaded()
    return module
  }
