import { textsArrived, wantTexts } from '#kernel/web/texts/load-texts.ts'

/** Loads code of a slice together with the slice's texts. */
export const withTexts =
  <T>(source: string, load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    wantTexts(source)
    // A failure is reported to the caller below.
    textsArrived().catch(() => undefined)
    const module = await load()
    await textsArrived()
    return module
  }
