import { Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

/** A view of some component type. The type of its data is checked in `WebComponent` and looked up by the type's name. */
export type View = ComponentType<{ readonly data: never; readonly settings: Readonly<Record<string, unknown>> }>

const views = new Map<string, LazyExoticComponent<View>>()
/** Views whose code is loaded: a page loaded by a call renders completely at once, without layout shifts. */
export const readyViews = new Map<string, View>()

const viewOf = (type: string): LazyExoticComponent<View> => {
  const known = views.get(type) ?? lazyPart(async () => (await import('#kernel/web/page/load-view.ts')).loadView(type))
  views.set(type, known)
  return known
}

interface PageComponentsProps {
  readonly page: PageData
  /** Views of the page itself, for content above the fold. */
  readonly own?: Readonly<Record<string, View>>
}

/**
 * Renders a page's components in the order of the page store, each with the view of the slice that owns its type. Server-rendered
 * components are hydrated one by one.
 */
export const PageComponents = ({ page, own = {} }: PageComponentsProps) => {
  // A visible component keeps its view, even if its code arrives meanwhile.
  const [chosen] = useState(() => new Map<string, View>())
  return page.components.map((component, index) => {
    const View = chosen.get(component.type) ?? own[component.type] ?? readyViews.get(component.type) ?? viewOf(component.type)
    chosen.set(component.type, View)
    return (
      <Suspense key={`${component.type} ${index}`} fallback={null}>
        <View data={component.data as never} settings={component.settings} />
      </Suspense>
    )
  })
}
