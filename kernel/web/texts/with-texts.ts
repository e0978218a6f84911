import { textsArrived, wantTexts } from '#kernel/web/texts/load-texts.ts'

/** Loads code of a slice, and the slice's texts beside it. */
export const withTexts =
  <T>(source: string, load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    wantTexts(source)
    // A failure is told to whoever waits below.
    textsArrived().catch(() => undefined)
    const module = await load()
    await textsArrived()
    return module
  }
