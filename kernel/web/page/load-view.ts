import type { ComponentType } from 'react'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { readyViews, type View } from '#kernel/web/page/page-components.tsx'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { withTexts } from '#kernel/web/texts/with-texts.ts'

/** The module of a component type with its texts, from the slice that owns it; null if no slice does. */
const findModule = async (type: string): Promise<{ readonly default: unknown } | null> => {
  for (const { name, components = [] } of await everyWebSlice()) {
    const component = components.find((candidate) => candidate.type === type)
    if (component) return withTexts(name, component.load as () => Promise<{ readonly default: unknown }>)()
  }
  return null
}

/** A component without data of its own, for a place that is no page component; null in a house without it. */
export const findView = async (type: string): Promise<ComponentType | null> =>
  ((await findModule(type))?.default ?? null) as ComponentType | null

const Nothing: View = () => null

/** The view of a component type of a page. An unknown type shows nothing. */
export const loadView = async (type: string): Promise<{ readonly default: View }> =>
  ((await findModule(type)) ?? { default: Nothing }) as { readonly default: View }

/** Starts loading the views of a page, while the current page is still visible. */
export const warmViews = async (page: PageData): Promise<void> => {
  await Promise.allSettled(page.components.map(async ({ type }) => readyViews.set(type, (await loadView(type)).default)))
}
