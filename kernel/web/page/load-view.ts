import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { readyViews, type View } from '#kernel/web/page/page-components.tsx'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'

const Nothing: View = () => null

/** The view of a component type, from the slice that owns it. An unknown type shows nothing. */
export const loadView = async (type: string): Promise<{ readonly default: View }> => {
  for (const { name, components = [] } of await everyWebSlice()) {
    const component = components.find((candidate) => candidate.type === type)
    if (component) return withTexts(name, component.load as () => Promise<{ readonly default: View }>)()
  }
  return { default: Nothing }
}

/** Starts loading the views of a page, while the current page is still visible. */
export const warmViews = async (page: PageData): Promise<void> => {
  await Promise.allSettled(page.components.map(async ({ type }) => readyViews.set(type, (await loadView(type)).default)))
}
