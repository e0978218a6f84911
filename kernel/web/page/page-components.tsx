import { Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

/** Which kind it is decides what it takes: the pair is made by `WebComponent`, and kept together by the type's name. */
export type View = ComponentType<{ readonly data: never; readonly settings: Readonly<Record<string, unknown>> }>

const views = new Map<string, LazyExoticComponent<View>>()
/** Views whose code is here: a page that comes by a call shows all of itself at once, and nothing of it moves. */
export const readyViews = new Map<string, View>()

const viewOf = (type: string): LazyExoticComponent<View> => {
  const known = views.get(type) ?? lazyPart(async () => (await import('#kernel/web/page/load-view.ts')).loadView(type))
  views.set(type, known)
  return known
}

interface PageComponentsProps {
  readonly page: PageData
  /** Views that the page brings itself, for what is in sight first. */
  readonly own?: Readonly<Record<string, View>>
}

/**
 * The components of a page, in the order of the page store, each with the view of the slice that owns its type. On a page
 * that came from the server they stand at once and come alive one by one.
 */
export const PageComponents = ({ page, own = {} }: PageComponentsProps) => {
  // What stands in sight stays what it is, also when its code has come in the meantime.
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
