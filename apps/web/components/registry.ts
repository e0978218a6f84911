import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { webSlices } from '../slices.ts'

type View = LazyExoticComponent<ComponentType<PageComponentProps>>

const loads = new Map(webSlices.flatMap((slice) => slice.components ?? []).map((component) => [component.type, component.load]))
const views = new Map<string, View>()

/** The view of a kind of page component; undefined where no slice has one. */
export const viewOf = (type: string): View | undefined => {
  const known = views.get(type)
  const load = loads.get(type)
  if (known || !load) return known
  const view = lazy(load as () => Promise<{ default: ComponentType<PageComponentProps> }>)
  views.set(type, view)
  return view
}
