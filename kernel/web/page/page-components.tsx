import { Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageComponentProps, WebComponent } from '#kernel/web-slice.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import type { PageData } from '#kernel/web/page/page-data.ts'

type View = ComponentType<PageComponentProps<never>>

let source: () => Promise<readonly WebComponent[]> = () => Promise.resolve([])
const views = new Map<string, LazyExoticComponent<View>>()

/** The root says where the components of all slices come from: a file of its own, which no first screen waits for. */
export const setComponentSource = (given: typeof source): void => {
  source = given
}

const Nothing: View = () => null

const load = async (type: string): Promise<{ readonly default: View }> => {
  const component = (await source()).find((candidate) => candidate.type === type)
  return component ? component.load() : { default: Nothing }
}

const viewOf = (type: string): LazyExoticComponent<View> => {
  const known = views.get(type) ?? lazyPart(() => load(type))
  views.set(type, known)
  return known
}

/** Begins to load the views that a page will need, while the page in sight still stands. */
export const warmComponents = async (page: PageData): Promise<void> => {
  await Promise.allSettled(page.components.map(({ type }) => load(type)))
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
export const PageComponents = ({ page, own = {} }: PageComponentsProps) =>
  page.components.map((component, index) => {
    const View = own[component.type] ?? viewOf(component.type)
    return (
      <Suspense key={`${component.type} ${index}`} fallback={null}>
        <View data={component.data as never} settings={component.settings} />
      </Suspense>
    )
  })
