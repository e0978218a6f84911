import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageComponentProps, WebComponent } from '#kernel/web-slice.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

type View = ComponentType<PageComponentProps<never>>
type LazyView = LazyExoticComponent<View>

const views = new Map<string, LazyView>()
const loads = new Map<string, WebComponent['load']>()

/** The root gives the components of all slices, once, before the first page. */
export const registerComponents = (components: readonly WebComponent[]): void => {
  for (const { type, load } of components) {
    loads.set(type, load)
    views.set(type, lazy(load))
  }
}

/** Begins to load the views that a page will need, while the page in sight still stands. */
export const warmComponents = async (page: PageData): Promise<void> => {
  await Promise.allSettled(page.components.map(({ type }) => loads.get(type)?.()))
}

interface PageComponentsProps {
  readonly page: PageData
  /** Views that the page brings itself: they need no further request. */
  readonly own?: Readonly<Record<string, View>>
}

/** The components of a page, in the order of the page store, each with the view of the slice that owns its type. */
export const PageComponents = ({ page, own = {} }: PageComponentsProps) =>
  page.components.map((component, index) => {
    const View = own[component.type] ?? views.get(component.type)
    if (!View) return null
    return (
      <Suspense key={`${component.type} ${index}`} fallback={null}>
        <View data={component.data as never} settings={component.settings} />
      </Suspense>
    )
  })
